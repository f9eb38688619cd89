"""The real command with scripts that reach out, with a sandbox and where there can be none."""

from __future__ import annotations

import json
import shutil
import socket
import sys
from pathlib import Path

import pytest
from outside import Finished, OutsideProject, case_text, run_program

from errata.running.sandbox import offered

pytestmark = pytest.mark.integration

NEEDS_SANDBOX = pytest.mark.skipif(
    not offered().is_complete, reason=f"not every protection is in force: {offered().missing}"
)
CONNECT = "socket.create_connection(('127.0.0.1', {port}))"
# In a user namespace that may have no further one: what many containers are like.
WITHOUT = (
    *("unshare", "--user", "--map-current-user", "sh", "-c"),
    'echo 0 > /proc/sys/user/max_user_namespaces; exec "$@"',
    "sh",
)


WHY = "new user and mount namespace: there may be no more (user.max_user_namespaces)"


def project_of(tmp_path: Path, port: int) -> OutsideProject:
    project = OutsideProject(root=tmp_path)
    refused = {
        "outcome": "raised",
        "type": "ConnectionRefusedError",
        "message": "[Errno 111] Connection refused",
        "at": CONNECT.format(port=port),
    }
    toml = case_text(releases="torch >=2.15", expect=refused)
    broken = f"import torch\nimport socket\n\n{refused['at']}\n"
    project.add_case("torch/reaches-out", toml, broken, "import torch\n")
    return project


@NEEDS_SANDBOX
def test_a_script_is_kept_from_the_network_unless_that_is_switched_off(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        project = project_of(tmp_path, listener.getsockname()[1])
        confined = project.errata("run", "--sandbox", "require", code=0)
        assert "reproduces" in confined.out
        free = project.errata("run", "--sandbox", "off", "--force", "--json", "run.json")
    assert free.code == 1, free.said
    assert "passes" in free.out
    assert json.loads((tmp_path / "run.json").read_text())["notes"] == []


@pytest.fixture
def without_namespaces() -> tuple[str, ...]:
    """Return how to run a command where no namespace can be made."""
    if shutil.which("unshare") is None:
        pytest.skip("there is no unshare")
    tried = run_program(*WITHOUT, "unshare", "--user", "true")
    if "No space left" not in tried.err:
        pytest.skip(f"this machine cannot do without: {tried.err!r}")
    return WITHOUT


def test_where_there_can_be_no_sandbox_the_run_says_so_or_refuses(
    tmp_path: Path, without_namespaces: tuple[str, ...]
) -> None:
    project = project_of(tmp_path, 9)

    def errata(*arguments: str) -> Finished:
        return project.call(*without_namespaces, sys.executable, "-m", "errata", *arguments)

    refused = errata("run", "--sandbox", "require")
    assert refused.code == 3, refused.said
    said = " ".join(refused.err.split())
    assert f"scripts cannot be confined on this machine: {WHY}" in said
    assert "errata doctor" in said
    assert "Traceback" not in said
    ran = errata("run")
    assert ran.code in (0, 1), ran.said
    assert f"without a sandbox: {WHY}" in " ".join(ran.out.split())
    doctor = " ".join(errata("doctor").out.split())
    assert f"scripts run with your permissions: {WHY}" in doctor
