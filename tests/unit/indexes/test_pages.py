"""Where packages may come from, read out of pip's and uv's settings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from errata.indexes import IndexSettings, PipSetting, Source, sources, stops_at_first

PYPI = "https://pypi.org/simple/"


def settings(uv: dict[str, str] | None = None, **pip: str) -> IndexSettings:
    """Make settings; `pip` has underscores for pip's dashes."""
    uv = uv or {}
    return IndexSettings(
        pip={k.replace("_", "-"): PipSetting(value=v, origin="here") for k, v in pip.items()},
        uv=uv,
        uv_has_default="UV_DEFAULT_INDEX" in uv,
    )


def places(found: IndexSettings, **environ: str) -> list[tuple[str, bool]]:
    return [(source.url, source.flat) for source in sources(found, environ)]


def test_without_settings_there_is_the_one_default_index() -> None:
    assert places(settings()) == [(PYPI, False)]
    assert stops_at_first(settings(), {})


def test_pips_settings_come_in_uvs_order_with_the_default_last() -> None:
    found = settings(
        index_url="https://mirror.example/simple",
        extra_index_url="https://one.example\nfile:///srv/simple",
        find_links="/srv/wheels https://links.example/page.html",
    )
    assert places(found) == [
        ("file:///srv/wheels", True),
        ("https://links.example/page.html", True),
        ("https://one.example", False),
        ("file:///srv/simple", False),
        ("https://mirror.example/simple", False),
    ]
    assert not stops_at_first(found, {})


def test_no_index_leaves_only_files() -> None:
    assert places(settings(no_index="true", find_links="/srv/wheels")) == [
        ("file:///srv/wheels", True)
    ]
    assert places(settings(), UV_NO_INDEX="1") == []


def test_uvs_variables_may_name_an_index_whose_credentials_are_elsewhere() -> None:
    environ = {
        "UV_INDEX": "my-own=https://own.example/simple https://a.example/?x=1",
        "UV_DEFAULT_INDEX": "https://default.example/simple",
        "UV_INDEX_MY_OWN_USERNAME": "me",
        "UV_INDEX_MY_OWN_PASSWORD": "secret",
    }
    own, other, default = sources(settings(environ), environ)
    assert (own.url, own.credentials(environ)) == ("https://own.example/simple", ("me", "secret"))
    assert (other.url, other.credentials(environ)) == ("https://a.example/?x=1", None)
    assert default.url == "https://default.example/simple"


def test_a_configuration_file_of_uv_counts(tmp_path: Path) -> None:
    content: dict[str, Any] = {
        "index": [
            {"name": "plain", "url": "https://plain.example/simple"},
            {"name": "pinned", "url": "https://explicit.example/simple", "explicit": True},
            {"url": "https://flat.example/list.html", "format": "flat"},
            {"url": "https://main.example/simple", "default": True},
            "nonsense",
        ],
        "extra-index-url": ["https://extra.example/simple"],
        "find-links": ["/srv/wheels"],
    }
    found = settings({str(tmp_path / "uv.toml"): json.dumps(content)})
    assert places(found) == [
        ("file:///srv/wheels", True),
        ("https://flat.example/list.html", True),
        ("https://plain.example/simple", False),
        ("https://extra.example/simple", False),
        ("https://main.example/simple", False),
    ]
    assert places(found, UV_DEFAULT_INDEX="https://mine.example")[-1][0] == "https://mine.example"
    only = settings({str(tmp_path / "uv.toml"): json.dumps({"no-index": True})})
    assert places(only) == []


def test_an_address_named_twice_is_asked_once() -> None:
    found = settings(index_url=PYPI, extra_index_url=PYPI)
    assert places(found) == [(PYPI, False)]


@pytest.mark.parametrize("url", ["https://me:secret@host/simple", "https://token@host/simple"])
def test_credentials_are_never_shown(url: str) -> None:
    assert Source(url=url).shown == "https://***@host/simple"
