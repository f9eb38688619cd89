"""The `replay.py` of a bundle is one file for old Pythons, with Errata's own rules in it."""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from bundles import RAISED, bundle_of, fake_torch, hidden_case, members_of, say_four_releases
from factories import REPOSITORY
from hypothesis import given
from hypothesis import strategies as st
from small_framework import MODULE, raises, wheel

from errata.compare.judge import mismatches
from errata.environments.lock import platform_tag
from errata.filing.bundle.documents import expectation_from_plain
from errata.filing.bundle.program import replay_program
from errata.model.outcome import ScriptResult, WarningSeen
from errata.model.signature import Signature, matches_text, normalise_message
from errata.model.statement import statement_at
from errata.running.native import split_message

OLDEST = (3, 8)
MINE = "x"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """Import the program as a module."""
    path = tmp_path_factory.mktemp("replay") / "replay.py"
    path.write_text(replay_program(), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("replay", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["replay"] = module  # where dataclasses look
    spec.loader.exec_module(module)
    yield module
    del sys.modules["replay"]


def test_it_is_one_program_for_old_pythons() -> None:
    tree = ast.parse(replay_program(), feature_version=OLDEST)
    modules = [
        name
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    ]
    assert {name.partition(".")[0] for name in modules} <= sys.stdlib_module_names
    for newer in (".removeprefix(", ".removesuffix(", "kw_only", "strict="):
        assert newer not in replay_program()


def test_no_part_of_it_hides_another() -> None:
    names = Counter(
        node.name
        for node in ast.parse(replay_program()).body
        if isinstance(node, (ast.FunctionDef, ast.ClassDef))
    )
    assert [name for name, times in names.items() if times > 1] == []


def test_what_watches_a_script_is_what_errata_itself_uses(program: ModuleType) -> None:
    folder = REPOSITORY / "harness" / "errata" / "running"
    assert list(program.OBSERVERS) == ["child_script.py", "child_report.py"]
    for name, text in program.OBSERVERS.items():
        assert text == (folder / name).read_text(encoding="utf-8")


texts = st.text(alphabet=st.sampled_from("ab …./0x\n-_'\"(),:[]"), max_size=60)


@given(pattern=texts, text=texts)
def test_texts_match_alike(program: ModuleType, pattern: str, text: str) -> None:
    assert program.normalise_message(text) == normalise_message(text)
    assert program.matches_text(pattern, text) == matches_text(pattern, text)


NATIVE = sorted((REPOSITORY / "tests" / "data" / "native").iterdir())


@pytest.mark.parametrize("path", NATIVE, ids=lambda path: path.stem)
def test_native_stacks_are_split_alike(program: ModuleType, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    ours, theirs = split_message(text), program.split_message(text)
    assert (ours.message, ours.native) == (theirs.message, theirs.native)


@pytest.mark.parametrize(
    "path", sorted((REPOSITORY / "cases").rglob("broken.py")), ids=lambda p: p.parent.name
)
def test_statements_are_named_alike(program: ModuleType, path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    for line in range(source.count("\n") + 2):
        assert program.statement_at(source, line) == statement_at(source, line)


choices: dict[str, st.SearchStrategy[Any]] = {
    "outcome": st.sampled_from(["raised", "passed", "crashed", "exited", "timed-out"]),
    "type": st.sampled_from([None, "ValueError", "torch.X"]),
    "message": st.sampled_from([None, "a b", "a …", "<user-1> b"]),
    "at": st.sampled_from([None, "f()", "f(…)"]),
    "warning": st.sampled_from([None, "w", "w…"]),
    "signal": st.sampled_from([None, "SIGSEGV"]),
    "exit_code": st.sampled_from([None, 3]),
    "native": st.sampled_from([[], ["at::x"]]),
}


@given(
    expected=st.fixed_dictionaries(choices),
    kind=st.sampled_from(["", "ValueError", "torch.X", "X"]),
    message=st.sampled_from(["a b", "a c", "bob b"]),
    warning=st.sampled_from(["w", "w1", "v"]),
    outcome=choices["outcome"],
    signal=choices["signal"],
    code=choices["exit_code"],
)
def test_signatures_are_compared_alike(
    program: ModuleType,
    expected: dict[str, Any],
    kind: str,
    message: str,
    warning: str,
    outcome: str,
    signal: str | None,
    code: int | None,
) -> None:
    seen = {
        "outcome": outcome,
        "type": kind,
        "message": message if kind else "",
        "at": "f()" if kind else "",
        "native": ("at::x (y.cpp)",) if kind else (),
        "signal": signal,
        "exit_code": code,
        "warnings": [warning],
    }
    named = {**expected, "message": program.as_pattern(expected["message"] or "")}
    if expected["message"] is None:
        named["message"] = None
    result = ScriptResult(
        outcome=expectation_from_plain({"outcome": outcome}).outcome,
        signature=Signature(type=kind, message=message, at="f()", native=("at::x (y.cpp)",))
        if kind
        else None,
        warnings=(WarningSeen(category="UserWarning", message=warning),),
        signal=signal,
        exit_code=code,
    )
    ours = mismatches(expectation_from_plain(named), result)
    assert sorted(program.differing_parts(expected, seen)) == sorted(ours)


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


def replay(folder: Path, *arguments: str, **variables: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, folder / "replay.py", *arguments],
        env={**fake_torch(folder.parent / "fake"), **variables},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_the_same_signature_is_found_again_although_it_was_redacted(unpacked: Path) -> None:
    code, said = replay(unpacked, "--python", sys.executable)
    assert code == 0, said
    assert "the same signature\n" in said
    assert "fixed.py   passed" in said
    assert "<token-1>" in said
    assert RAISED.signature is not None


def test_it_says_in_what_another_failure_differs(unpacked: Path) -> None:
    script = unpacked / "case" / "broken.py"
    script.write_text(script.read_text().replace("cannot load", "can not load"))
    code, said = replay(unpacked, "--python", sys.executable)
    assert code == 1
    assert "note: case/broken.py is not as it was bundled" in said
    assert "it differs in message, at" in said


def test_a_script_that_passes_is_not_the_same(unpacked: Path) -> None:
    (unpacked / "case" / "broken.py").write_text("import torch\n")
    code, said = replay(unpacked, "--python", sys.executable)
    assert (code, "broken.py passes here" in said) == (1, True)


def test_without_the_framework_it_could_not_run(unpacked: Path) -> None:
    code, said = replay(unpacked, "--python", sys.executable, PYTHONPATH="")
    assert code == 3
    assert "could not run: torch cannot be imported" in said


def test_a_script_that_hangs_is_ended(unpacked: Path) -> None:
    about = json.loads((unpacked / "signature.json").read_text())
    about["expected"] = [{"outcome": "timed-out", "releases": ""}]
    (unpacked / "signature.json").write_text(json.dumps(about))
    source = (unpacked / "replay.py").read_text(encoding="utf-8")
    (unpacked / "replay.py").write_text(
        source.replace("IMPORT_ALLOWANCE_S = 60", "IMPORT_ALLOWANCE_S = 1"), encoding="utf-8"
    )
    (unpacked / "case" / "broken.py").write_text("import time\nwhile True: time.sleep(1)\n")
    code, said = replay(unpacked, "--python", sys.executable, "--timeout", "1")
    assert (code, "broken.py  timed-out (timeout)" in said) == (0, True), said


def test_a_crash_is_named_by_its_signal(unpacked: Path) -> None:
    (unpacked / "case" / "broken.py").write_text("import os\nos.kill(os.getpid(), 11)\n")
    code, said = replay(unpacked, "--python", sys.executable)
    assert (code, "broken.py  crashed (SIGSEGV)" in said) == (1, True)


def test_scripts_do_not_see_what_looks_like_a_secret(unpacked: Path) -> None:
    (unpacked / "case" / "broken.py").write_text(
        "import os\nraise ValueError(sorted(n for n in os.environ if 'TOKEN' in n), "
        "os.environ['HOME'] == os.path.expanduser('~'), os.environ['ERRATA_MODE'])\n"
    )
    _, said = replay(unpacked, "--python", sys.executable, MY_TOKEN=MINE, HOME="/no")
    assert "ValueError: ([], True, 'eager')" in said


def test_what_a_script_says_commands_no_terminal(unpacked: Path) -> None:
    (unpacked / "case" / "broken.py").write_text("raise ValueError('\\x1b[2J')\n")
    _, said = replay(unpacked, "--python", sys.executable)
    assert "\x1b" not in said


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
    code, said = replay(installable, "--into", into, **variables)
    assert code == 0, said
    assert "installing requirements.lock" in said
    assert ("uv pip install" in said) is with_uv
    again, said = replay(installable, "--into", into, **variables)
    assert (again, "installing" in said) == (0, False), "what was made is used again"


def test_a_package_with_another_hash_is_not_installed(installable: Path) -> None:
    (installable / "requirements.lock").write_text(f"errata-frame==1.0 --hash=sha256:{'0' * 64}\n")
    code, said = replay(installable, **offline(installable, only_uv(installable)))
    assert code == 3, said
    assert "could not run: the environment could not be made" in said


def test_a_lock_of_another_machine_is_not_used(installable: Path) -> None:
    about = json.loads((installable / "signature.json").read_text())
    about["environment"]["lock"] = "plan9-vax"
    (installable / "signature.json").write_text(json.dumps(about))
    code, said = replay(installable, **offline(installable, only_uv(installable)))
    assert code == 0, said
    assert "installing requirements.txt" in said


@pytest.mark.parametrize("arguments", [["--python", "/no/such"], ["--wrong"]])
def test_wrong_usage_is_said(unpacked: Path, arguments: list[str]) -> None:
    assert replay(unpacked, *arguments)[0] == 2


@pytest.mark.parametrize("text", ["", "[]", '{"schema": 2}', "{"])
def test_a_signature_that_cannot_be_read_is_said(unpacked: Path, text: str) -> None:
    (unpacked / "signature.json").write_text(text)
    code, said = replay(unpacked, "--python", sys.executable)
    assert (code, "signature.json" in said) == (2, True)
