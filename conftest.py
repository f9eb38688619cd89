"""Give pytest the plugin in a checkout that is not installed; an installed one has it already."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest


def pytest_addoption(pluginmanager: pytest.PytestPluginManager) -> None:
    """Register the plugin under its entry point's name, unless the entry point has done so."""
    if not pluginmanager.has_plugin("errata"):
        sys.path.append(str(Path(__file__).parent / "harness"))
        from errata.commands.pytest import plugin

        pluginmanager.register(plugin, "errata")
