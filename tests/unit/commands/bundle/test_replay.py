"""The `replay.py` of a bundle runs on old Pythons, with modules of Errata shipped whole."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from bundles import RAISED, bundle_of, fake_torch, hidden_case, members_of, say_four_releases
from factories import REPOSITORY
from outside import run_program
from small_framework import MODULE, raises, wheel

from errata.commands.bundle.bundling import PROGRAM, PROGRAM_PARTS, program
from errata.commands.bundle.replay import judge_reply
from errata.environments.locks import platform_tag
from errata.model.outcome import Isolation
from errata.running.replies import ScriptRequest, interpret

OLDEST = (3, 8)
MINE = "x"


def modules_of(text: str) -> set[str]:
    """List what a module imports, as the oldest Python reads it."""
    found = set()
    for node in ast.walk(ast.parse(text, feature_version=OLDEST)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def test_it_is_shipped_whole_and_reads_on_old_pythons() -> None:
    shipped = program()
    for name, text in shipped.items():
        if name != PROGRAM:
            ours = REPOSITORY / "harness" / name.removeprefix(PROGRAM_PARTS)
            assert text == ours.read_text(encoding="utf-8")
        tops = {module.partition(".")[0] for module in modules_of(text)}
        assert tops <= {*sys.stdlib_module_names, "errata"}
        newer = (".removeprefix(", ".removesuffix(", "kw_only", "strict=")
        assert not [word for word in newer if word in text], name


TRACE = [["broken.py", 2, "<module>"], ["torch/x.py", 9, "f"]]
ERROR = {"type": "torch.X", "message": "bad  thing at 0x7f00aa12", "frames": TRACE}
ASSERTED = {**ERROR, "message": "CUDA error: device-side assert triggered\nCompile with"}
PRINTED = (
    "../aten/src/ATen/native/cuda/Loss.cu:250: nll_loss_forward_reduce_cuda_kernel_2d: "
    "block: [0,0,0], thread: [3,0,0] Assertion `t >= 0 && t < n_classes` failed.\n"
)
REPLIES: list[tuple[dict[str, Any], int, str]] = [
    ({"ended": "completed", "warnings": [["UserWarning", "w /srv/x/broken.py:3"]]}, 0, ""),
    ({"ended": "system-exit"}, 3, ""),
    ({}, 0, ""),
    ({"ended": "exception", "exception": ERROR}, 1, ""),
    ({"ended": "exception", "exception": {**ERROR, "type": "MemoryError"}}, 1, ""),
    ({"ended": "exception", "exception": ASSERTED}, 1, ""),
    ({"ended": "exception", "exception": ERROR}, 0, "SIGSEGV"),
    ({}, 0, "timeout"),
]


@pytest.mark.parametrize(("report", "code", "signal"), REPLIES)
def test_an_outcome_is_read_as_errata_reads_it(
    report: dict[str, Any], code: int, signal: str
) -> None:
    source = "import torch\ntorch.f(\n    1)\n"
    number = None if signal != "SIGSEGV" else 11
    reply = {"report": json.dumps(report), "exit_code": None if number else code, "signal": number}
    reply["ended_by"] = "timeout" if signal == "timeout" else ""
    reply["stderr"] = PRINTED
    run = ScriptRequest(
        source=source,
        script=Path("broken.py"),
        isolation=Isolation.FRESH,
        timeout_s=1.0,
        memory_mb=1.0,
    )
    ours = interpret(reply, run)
    theirs = judge_reply(reply, source, "broken.py")
    assert theirs["outcome"] == ours.outcome
    signature = ours.signature
    assert theirs["type"] == (signature.type if signature else "")
    assert theirs["message"] == (signature.message if signature else "")
    assert theirs["at"] == (signature.at if signature else "")
    assert theirs["signal"] == ours.signal


def test_in_a_bundle_only_what_is_shipped_is_imported(unpacked: Path) -> None:
    code = (
        "import runpy, sys\n"
        "sys.argv = ['replay.py', '--help']\n"
        "try:\n    runpy.run_path(r'%s')\nexcept SystemExit:\n    pass\n"
        "print(*[m.__file__ for n, m in sys.modules.items() if n.split('.')[0] == 'errata'])\n"
    ) % (unpacked / "replay.py")
    files = run_program(sys.executable, "-c", code).out.split()
    assert len(files) >= 7
    assert all(file.startswith(str(unpacked / "replay_parts")) for file in files), files


def test_without_its_parts_it_says_what_is_missing(unpacked: Path) -> None:
    alone = unpacked / "alone" / "replay.py"
    alone.parent.mkdir()
    shutil.copy(unpacked / "replay.py", alone)
    done = run_program(sys.executable, "-S", alone)
    assert (done.code, "unpack the whole bundle" in done.err) == (2, True), done.err


OLDER = [
    path
    for version in ("2.7", "3.6", "3.7")
    for path in sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
]


@pytest.mark.parametrize("python", OLDER or [None], ids=str)
def test_an_older_python_is_told_what_is_needed(python: Path | None, unpacked: Path) -> None:
    if python is None:
        pytest.skip("no older Python is installed here")
    done = run_program(python, unpacked / "replay.py", code=2)
    assert done.err.startswith("replay.py: needs Python 3.8 or later, and this is Python ")
    assert done.err.count("\n") == 1


def test_what_starts_the_program_has_no_newer_syntax() -> None:
    # The oldest grammar that this Python still knows; older ones are tried where they are.
    ast.parse(program()[PROGRAM], feature_version=(3, 4))
    assert program()[PROGRAM].isascii()


# The program as a maintainer runs it ---------------------------------------------------------


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """Unpack a bundle and return its folder."""
    runs = hidden_case(tmp_path / "project")
    say_four_releases(runs)
    for name, content in members_of(bundle_of(runs), tmp_path).items():
        path = tmp_path / "unpacked" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return tmp_path / "unpacked"


def replay(
    folder: Path, *arguments: str, code: int = 0, variables: Mapping[str, str] | None = None
) -> str:
    own = {**fake_torch(folder.parent / "fake"), **(variables or {})}
    program = folder / "replay.py"
    return run_program(sys.executable, program, *arguments, variables=own, code=code).said


def test_the_same_signature_is_found_again_although_it_was_redacted(unpacked: Path) -> None:
    said = replay(unpacked, "--python", sys.executable)
    assert "the same signature\n" in said
    assert "fixed.py   passed" in said
    assert "<token-1>" in said
    assert RAISED.signature is not None


def test_it_says_in_what_another_failure_differs(unpacked: Path) -> None:
    script = unpacked / "case" / "broken.py"
    script.write_text(script.read_text().replace("cannot load", "can not load"))
    said = replay(unpacked, "--python", sys.executable, code=1)
    assert "note: case/broken.py is not as it was bundled" in said
    assert "it differs in message, at" in said


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("import torch\n", "broken.py passes here"),
        ("import os\nos.kill(os.getpid(), 11)\n", "broken.py  crashed (SIGSEGV)"),
        ("raise ValueError('\\x1b[2J')\n", "ValueError"),
    ],
)
def test_what_is_not_the_same_is_named_and_commands_no_terminal(
    unpacked: Path, script: str, words: str
) -> None:
    (unpacked / "case" / "broken.py").write_text(script)
    said = replay(unpacked, "--python", sys.executable, code=1)
    assert (words in said, "\x1b" in said) == (True, False), said


def test_without_the_framework_it_could_not_run(unpacked: Path) -> None:
    said = replay(unpacked, "--python", sys.executable, variables={"PYTHONPATH": ""}, code=3)
    assert "could not run: torch cannot be imported" in said


def test_a_script_that_hangs_is_ended(unpacked: Path) -> None:
    about = json.loads((unpacked / "signature.json").read_text())
    about["expected"] = [{"outcome": "timed-out", "releases": ""}]
    (unpacked / "signature.json").write_text(json.dumps(about))
    part = unpacked / "replay_parts" / "errata" / "commands" / "bundle" / "replay.py"
    before, after = part.read_text(encoding="utf-8").split("IMPORT_ALLOWANCE_S = 60")
    part.write_text(f"{before}IMPORT_ALLOWANCE_S = 1{after}", encoding="utf-8")
    (unpacked / "case" / "broken.py").write_text("import time\nwhile True: time.sleep(1)\n")
    said = replay(unpacked, "--python", sys.executable, "--timeout", "1")
    assert "broken.py  timed-out\n" in said


def test_scripts_do_not_see_what_looks_like_a_secret(unpacked: Path) -> None:
    (unpacked / "case" / "broken.py").write_text(
        "import os\nraise ValueError(sorted(n for n in os.environ if 'TOKEN' in n), "
        "os.environ['HOME'] == os.path.expanduser('~'), os.environ['ERRATA_MODE'])\n"
    )
    own = {"MY_TOKEN": MINE, "HOME": "/no"}
    said = replay(unpacked, "--python", sys.executable, code=1, variables=own)
    assert "ValueError: ([], True, 'eager')" in said


@pytest.fixture
def installable(unpacked: Path) -> Path:
    """Let the bundle be about a framework that can be installed from a folder, by its hash."""
    (unpacked / "wheels").mkdir()
    made = wheel(unpacked / "wheels", "1.0", body=raises("cannot load x"))
    about = json.loads((unpacked / "signature.json").read_text())
    about["framework"] = {"name": "torch", "module": MODULE, "distribution": "errata-frame"}
    about["environment"]["python"] = ".".join(map(str, sys.version_info[:2]))
    about["environment"]["lock"] = platform_tag()
    about["expected"] = [{"outcome": "raised", "type": "ValueError", "releases": ""}]
    (unpacked / "signature.json").write_text(json.dumps(about))
    digest = hashlib.sha256(made.read_bytes()).hexdigest()
    (unpacked / "requirements.lock").write_text(f"errata-frame==1.0 --hash=sha256:{digest}\n")
    (unpacked / "requirements.txt").write_text("errata-frame==1.0\n")
    (unpacked / "case" / "broken.py").write_text(f"import {MODULE}\n{MODULE}.work()\n")
    (unpacked / "case" / "fixed.py").write_text(f"import {MODULE}\n")
    return unpacked


def offline(folder: Path, tools: Path) -> dict[str, str]:
    """Return variables with which uv and pip find the wheel, and only `tools` are on the path."""
    wheels = str(folder / "wheels")
    return {
        "PATH": os.pathsep.join([str(tools), "/usr/bin", "/bin"]),
        "UV_OFFLINE": "1",
        "UV_NO_CONFIG": "1",
        "UV_FIND_LINKS": wheels,
        "UV_CACHE_DIR": str(folder / "cache"),
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": wheels,
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }


def only_uv(folder: Path) -> Path:
    """Make a folder of programs that has uv in it, which needs no seconds to make a venv."""
    import uv

    tools = folder / "tools"
    tools.mkdir()
    (tools / "uv").symlink_to(uv.find_uv_bin())
    return tools


@pytest.mark.parametrize("with_uv", [True, False])
def test_it_makes_the_environment_from_the_lock(installable: Path, with_uv: bool) -> None:
    tools = only_uv(installable) if with_uv else installable / "none"
    into = str(installable / "env")
    variables = offline(installable, tools)
    said = replay(installable, "--into", into, variables=variables)
    assert "installing requirements.lock" in said
    assert ("uv pip install" in said) is with_uv
    again = replay(installable, "--into", into, variables=variables)
    assert "installing" not in again, "what was made is used again"


def test_a_package_with_another_hash_is_not_installed(installable: Path) -> None:
    (installable / "requirements.lock").write_text(f"errata-frame==1.0 --hash=sha256:{'0' * 64}\n")
    said = replay(installable, variables=offline(installable, only_uv(installable)), code=3)
    assert "could not run: the environment could not be made" in said


def test_a_lock_of_another_machine_is_not_used(installable: Path) -> None:
    about = json.loads((installable / "signature.json").read_text())
    about["environment"]["lock"] = "plan9-vax"
    (installable / "signature.json").write_text(json.dumps(about))
    said = replay(installable, variables=offline(installable, only_uv(installable)))
    assert "installing requirements.txt" in said


@pytest.mark.parametrize("arguments", [["--python", "/no/such"], ["--wrong"]])
def test_wrong_usage_is_said(unpacked: Path, arguments: list[str]) -> None:
    replay(unpacked, *arguments, code=2)


@pytest.mark.parametrize("text", ["", "[]", '{"schema": 2}', "{"])
def test_a_signature_that_cannot_be_read_is_said(unpacked: Path, text: str) -> None:
    (unpacked / "signature.json").write_text(text)
    said = replay(unpacked, "--python", sys.executable, code=2)
    assert "signature.json" in said
