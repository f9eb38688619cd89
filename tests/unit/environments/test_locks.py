"""Locks: committed ones, those made here, and the preferred build derived from either."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest
from factories import make_environment

from errata.environments import interpreters
from errata.environments import locks as locks_module
from errata.environments.locks import Lock, Locks, inputs_digest, platform_tag
from errata.environments.uv import Uv
from errata.indexes import IndexSettings, PipSetting
from errata.model.cell import EnvironmentSpec
from errata.model.errors import EnvironmentFailed, UsageProblem
from errata.plan.choosing import parse_environment
from errata.plan.corpus import find_table_folder
from errata.plan.frameworks import load_frameworks

BODY = "frame=={version} \\\n    --hash=sha256:00\nnumpy==1.26.4 \\\n    --hash=sha256:11\n"
OWN_INDEX = IndexSettings(
    pip={"extra-index-url": PipSetting(value="https://mine.example", origin="test")}, uv={}
)
NO_SETTINGS = IndexSettings(pip={}, uv={})


class FakeUv(Uv):
    """Answers `pip compile` from the requirement it is given, and remembers every call."""

    def __init__(
        self, *, refuse: str = "", words: str = "No solution found: no such thing"
    ) -> None:
        super().__init__("/nowhere/uv")
        self.refuse = refuse
        self.words = words
        self.calls: list[list[str]] = []
        self.envs: list[dict[str, str]] = []
        self.inputs: list[dict[str, str]] = []

    def run(self, arguments: Sequence[str | Path], **options: Any) -> CompletedProcess[str]:
        words = [str(argument) for argument in arguments]
        self.calls.append(words)
        self.envs.append(dict(options["env"]))
        folder = Path(words[words.index("compile") + 1]).parent
        self.inputs.append({file.name: file.read_text() for file in folder.iterdir()})
        first = (folder / "requirements.in").read_text().splitlines()[0]
        if self.refuse and self.refuse in first:
            return CompletedProcess([], 1, "", self.words)
        (folder / "lock.txt").write_text(BODY.format(version=first.partition("==")[2]))
        return CompletedProcess([], 0, "", "")


@pytest.fixture(autouse=True)
def _any_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(version: str, *, uv: Uv | None = None) -> interpreters.Interpreter:
        return interpreters.Interpreter(path=Path("/python"), version=f"{version}.1", origin="test")

    monkeypatch.setattr(interpreters, "find", find)


@pytest.fixture
def spec() -> EnvironmentSpec:
    return replace(
        make_environment("frame", "1.0"),
        requirements=("numpy",),
        constraints=("numpy <2",),
        prefer_local="cpu",
    )


def make(tmp_path: Path, uv: Uv, settings: IndexSettings = NO_SETTINGS) -> Locks:
    return Locks(
        committed=tmp_path / "committed", folder=tmp_path / "home", uv=uv, settings=settings
    )


def relock(locks: Locks, spec: EnvironmentSpec) -> tuple[Lock, bool]:
    """Make the committed lock, which there must be."""
    lock, is_new = locks.relock(spec)
    assert lock is not None
    return lock, is_new


def test_a_committed_lock_is_used_without_running_anything(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    make(tmp_path, FakeUv()).relock(spec)
    uv = FakeUv()
    lock = make(tmp_path, uv).obtain(spec)
    assert lock.committed
    assert lock.pins == {"frame": "1.0", "numpy": "1.26.4"}
    assert not uv.calls


def test_a_committed_lock_comes_from_the_default_index_alone(
    tmp_path: Path, spec: EnvironmentSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UV_FIND_LINKS", "/mine")
    monkeypatch.setenv("UV_INDEX", "https://mine.example")
    uv = FakeUv()
    lock, is_new = relock(make(tmp_path, uv, OWN_INDEX), spec)
    assert is_new
    assert lock.path == tmp_path / "committed" / platform_tag() / "frame-1.0.txt"
    assert not {"UV_FIND_LINKS", "UV_INDEX"} & set(uv.envs[0])
    assert "--no-config" in uv.calls[0]
    assert not {"--default-index", "--extra-index-url", "--find-links"} & set(uv.calls[0])
    assert "example" not in lock.text
    assert str(tmp_path) not in lock.text


def test_a_lock_names_its_environment_and_how_to_renew_it(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    lock, _ = relock(make(tmp_path, FakeUv()), spec)
    assert lock.text.startswith(f"# frame-1.0 for CPython 3.11 on {platform_tag()}\n")
    assert "errata envs lock 'frame-1.0'" in lock.text
    assert make(tmp_path, FakeUv()).committed_ids() == ["frame-1.0"]


def test_locking_again_changes_nothing_and_keeps_the_pins(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    first, _ = relock(make(tmp_path, FakeUv()), spec)
    uv = FakeUv()
    second, is_new = relock(make(tmp_path, uv), spec)
    assert not is_new
    assert (first.text, first.digest) == (second.text, second.digest)
    assert uv.inputs[0]["lock.txt"] == first.text
    make(tmp_path, uv).relock(spec, upgrade=True)
    assert uv.inputs[1]["lock.txt"] == ""


def test_the_digest_ignores_comments_but_not_pins_and_interpreter(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    locks = make(tmp_path, FakeUv())
    before, _ = relock(locks, spec)
    before.path.write_text("# another comment\n" + before.text)
    commented = locks.committed(spec)
    before.path.write_text(before.text.replace("1.26.4", "1.26.3"))
    repinned = locks.committed(spec)
    before.path.write_text(before.text)
    other = locks.committed(replace(spec, python="3.10", default_python="3.10"))
    assert commented is not None
    assert repinned is not None
    assert other is not None
    assert commented.digest == before.digest
    assert repinned.digest != before.digest
    assert other.digest != before.digest


def test_a_committed_lock_made_from_other_requirements_is_refused(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    make(tmp_path, FakeUv()).relock(spec)
    changed = replace(spec, constraints=("numpy <1.20",))
    locks = make(tmp_path, FakeUv())
    assert locks.current(changed) is None
    with pytest.raises(EnvironmentFailed, match="made from other requirements") as caught:
        locks.obtain(changed)
    assert caught.value.hint == "errata envs lock 'frame-1.0'"


def test_what_has_no_committed_lock_is_locked_here_once(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    uv = FakeUv()
    locks = Locks(committed=None, folder=tmp_path / "home", uv=uv, settings=NO_SETTINGS)
    said: list[str] = []
    lock = locks.obtain(spec, lambda stage, _: said.append(stage))
    again = make(tmp_path, uv).obtain(spec)
    assert not lock.committed
    assert lock.digest == again.digest
    assert len(uv.calls) == 1
    assert said == ["locking"]


def test_a_lock_made_here_uses_the_indexes_of_the_user(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    uv = FakeUv()
    make(tmp_path, uv, OWN_INDEX).obtain(replace(spec, prefer_local=""))
    assert uv.envs[0]["UV_INDEX"] == "https://mine.example"
    assert "--no-config" not in uv.calls[0]


def test_everything_the_resolver_must_know_is_told(tmp_path: Path, spec: EnvironmentSpec) -> None:
    uv = FakeUv()
    full = replace(
        spec,
        packages=("extra>=1",),
        overrides=("scipy >=1",),
        excludes=("sparse",),
        index_url="https://nightly.example",
    )
    make(tmp_path, uv).obtain(full)
    told = uv.inputs[0]
    assert told["requirements.in"].splitlines() == ["frame===1.0", "numpy", "extra>=1"]
    assert told["constraints.txt"] == "numpy <2\n"
    assert told["overrides.txt"] == "scipy >=1\n"
    assert told["excludes.txt"] == "sparse\n"
    assert "https://nightly.example" in uv.calls[0]


def test_a_failing_resolver_is_quoted(tmp_path: Path, spec: EnvironmentSpec) -> None:
    locks = make(tmp_path, FakeUv(refuse="frame==1.0"))
    with pytest.raises(EnvironmentFailed, match=r"frame-1\.0: .*could not be resolved") as caught:
        locks.obtain(spec)
    assert caught.value.words == "No solution found: no such thing"
    assert "no index has such a release" in caught.value.hint
    assert locks.current(spec) is None


def test_a_release_that_is_not_listed_may_not_exist_or_not_for_this_interpreter(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    unlisted = replace(spec, listed=False)
    with pytest.raises(EnvironmentFailed) as caught:
        make(tmp_path, FakeUv(refuse="frame==1.0")).obtain(unlisted)
    assert "errata envs releases frame lists the releases" in caught.value.hint
    assert "frame-1.0-py3.X" in caught.value.hint
    offline = FakeUv(refuse="frame==1.0", words="error sending request for url")
    with pytest.raises(EnvironmentFailed) as caught:
        make(tmp_path, offline).obtain(unlisted)
    assert "no index could be reached" in caught.value.hint


def test_a_nightly_is_looked_for_on_its_own_index_first_and_its_companions_everywhere(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    uv = FakeUv()
    night = replace(
        spec, version="2.0.dev3", nightly=True, listed=False, index_url="https://n.example/cpu"
    )
    locks = make(tmp_path, uv)
    lock = locks.obtain(replace(night, packages=("timm",)))
    assert not lock.committed
    assert uv.inputs[0]["requirements.in"].splitlines()[0] == "frame==2.0.dev3"
    assert uv.calls[0][uv.calls[0].index("--index") + 1] == "https://n.example/cpu"
    assert uv.envs[0]["UV_INDEX_STRATEGY"] == "unsafe-best-match"


@pytest.mark.parametrize(
    "changes",
    [
        {"listed": False},
        {"listed": False, "nightly": True, "index_url": "https://n.example/cpu"},
        {"index_url": "https://n.example/cpu"},
    ],
)
def test_only_what_the_table_lists_is_ever_locked_for_all(
    tmp_path: Path, spec: EnvironmentSpec, changes: dict[str, Any]
) -> None:
    uv = FakeUv()
    with pytest.raises(EnvironmentFailed, match="only environments that the framework table lists"):
        make(tmp_path, uv).relock(replace(spec, **changes))
    assert not uv.calls
    assert not (tmp_path / "committed").exists()


def test_the_files_that_say_what_an_environment_is_are_known(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    locks = make(tmp_path, FakeUv(refuse="+cpu"), OWN_INDEX)
    assert locks.files_of(spec) == set()
    locks.obtain(spec)
    made = {path for path in locks.folder.iterdir() if path.suffix in (".txt", ".none")}
    assert len(made) == 2
    assert made <= locks.files_of(spec)


def test_a_preferred_build_is_taken_where_the_users_index_has_it(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    make(tmp_path, FakeUv()).relock(spec)
    uv = FakeUv()
    locks = make(tmp_path, uv, OWN_INDEX)
    lock = locks.obtain(spec)
    assert lock.pins["frame"] == "1.0+cpu"
    assert not lock.committed
    assert uv.inputs[0]["constraints.txt"].splitlines() == ["numpy <2", "numpy==1.26.4"]
    assert locks.obtain(spec).digest == lock.digest
    assert len(uv.calls) == 1


def test_that_there_is_no_preferred_build_is_remembered(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    committed, _ = relock(make(tmp_path, FakeUv()), spec)
    uv = FakeUv(refuse="+cpu")
    locks = make(tmp_path, uv, OWN_INDEX)
    assert locks.current(spec) is None
    assert locks.obtain(spec).digest == committed.digest
    assert make(tmp_path, uv, OWN_INDEX).obtain(spec).digest == committed.digest
    assert len(uv.calls) == 1


def test_an_unreachable_index_is_not_taken_for_a_no(tmp_path: Path, spec: EnvironmentSpec) -> None:
    make(tmp_path, FakeUv()).relock(spec)
    uv = FakeUv(refuse="+cpu", words="error: Failed to fetch: `https://mine.example`")
    locks = make(tmp_path, uv, OWN_INDEX)
    for _ in range(2):
        with pytest.raises(EnvironmentFailed, match="could not be resolved"):
            locks.obtain(spec)
    assert len(uv.calls) == 2


@pytest.mark.parametrize(
    "change", [{"packages": ("extra",)}, {"prefer_local": ""}, {"index_url": "https://x"}]
)
def test_no_preferred_build_beside_packages_or_where_none_is_named(
    tmp_path: Path, spec: EnvironmentSpec, change: dict[str, object]
) -> None:
    uv = FakeUv()
    make(tmp_path, uv, OWN_INDEX).obtain(replace(spec, **change))  # type: ignore[arg-type]
    assert len(uv.calls) == 1


def test_other_inputs_are_locked_into_another_file(tmp_path: Path, spec: EnvironmentSpec) -> None:
    locks = Locks(committed=None, folder=tmp_path, uv=FakeUv(), settings=NO_SETTINGS)
    other = replace(spec, constraints=("numpy <1.26",))
    assert locks.obtain(spec).path != locks.obtain(other).path
    assert inputs_digest(spec) == inputs_digest(replace(spec, size_mb=5, prefer_local=""))


def test_a_check_names_everything_that_does_not_fit(tmp_path: Path, spec: EnvironmentSpec) -> None:
    locks = make(tmp_path, FakeUv())
    assert locks.problems(spec) == ["has no committed lock"]
    locks.relock(spec)
    assert locks.problems(spec) == []
    changed = replace(
        spec, requirements=("numpy", "scipy"), constraints=("numpy <1.20",), excludes=("numpy",)
    )
    assert locks.problems(changed) == [
        "was made from other requirements than the table states",
        "does not pin scipy",
        "pins numpy 1.26.4, the table requires numpy <1.20",
        "pins the excluded numpy",
    ]


def test_without_a_table_there_is_nothing_to_lock_into(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    locks = Locks(committed=None, folder=tmp_path, uv=FakeUv(), settings=NO_SETTINGS)
    assert locks.committed_ids() == []
    with pytest.raises(EnvironmentFailed, match="no table folder"):
        locks.relock(spec)


@pytest.mark.parametrize("platform", ["linux-x86_64", "linux-aarch64"])
def test_every_listed_release_has_a_lock_that_fits(tmp_path: Path, platform: str) -> None:
    folder = find_table_folder(Path(__file__).parent)
    table = load_frameworks(folder)
    here = Locks(committed=folder / "locks", folder=tmp_path, uv=FakeUv(), settings=NO_SETTINGS)
    locks = here.on(platform)
    names = {item.spec(each.version).id for item in table.values() for each in item.releases}
    names |= set(locks.committed_ids())
    specs = [parse_environment(table, name) for name in sorted(names)]
    faults = {spec.id: locks.problems(spec) for spec in specs}
    assert {name: found for name, found in faults.items() if found} == {}
    without = {spec.id for spec in specs if locks.committed(spec) is None}
    if platform == "linux-x86_64":
        assert not without
    else:  # PaddlePaddle has no wheels of these for it, Theseus none at all
        assert {"paddle-1.8.5", "paddle-3.3.0", "paddle-3.3.1"} == {
            name for name in without if "theseus" not in name
        }


NO_WHEEL = """error: No solution found when resolving dependencies
  cause: Because frame==1.0 has no wheels with a matching platform tag (e.g.,
  `manylinux_2_28_aarch64`) and you require frame==1.0, we can conclude that your requirements are
  unsatisfiable."""


def test_the_lock_is_that_of_the_platform(
    tmp_path: Path, spec: EnvironmentSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    uv = FakeUv()
    there, _ = relock(make(tmp_path, uv).on("linux-aarch64"), spec)
    assert there.path == tmp_path / "committed" / "linux-aarch64" / "frame-1.0.txt"
    assert there.text.startswith("# frame-1.0 for CPython 3.11 on linux-aarch64\n")
    flags = uv.calls[0]
    assert flags[flags.index("--python-platform") + 1] == "aarch64-manylinux_2_28"
    assert flags[flags.index("--only-binary") + 1] == ":all:"
    monkeypatch.setattr(locks_module, "platform_tag", lambda: "linux-x86_64")
    locks = make(tmp_path, uv)
    assert (locks.current(spec), locks.committed_ids()) == (None, ["frame-1.0"])
    assert locks.platforms() == ["linux-x86_64", "linux-aarch64"]
    here, _ = relock(locks, spec)
    assert "--only-binary" not in uv.calls[1]
    assert uv.inputs[1]["lock.txt"] == there.text  # so that both pin the same versions
    assert here.digest != there.digest
    monkeypatch.setattr(locks_module, "platform_tag", lambda: "linux-aarch64")
    chosen = make(tmp_path, FakeUv()).obtain(spec)
    assert (chosen.path, chosen.digest) == (there.path, there.digest)


def test_a_platform_without_a_wheel_is_noted_in_one_line(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    locks = make(tmp_path, FakeUv()).on("linux-aarch64")
    locks.relock(spec)
    refused = make(tmp_path, FakeUv(refuse="frame", words=NO_WHEEL)).on("linux-aarch64")
    assert [refused.relock(spec), refused.relock(spec)] == [(None, True), (None, False)]
    assert locks.committed(spec) is None
    assert locks.absence(spec) == "frame 1.0 has no wheel for linux-aarch64"
    assert (locks.problems(spec), locks.state(spec)) == ([], "none")
    changed = replace(spec, constraints=("numpy <1.20",))
    assert locks.problems(changed) == ["has no committed lock"]
    with pytest.raises(EnvironmentFailed, match=r"frame 1\.0 has no wheel for linux-aarch64$"):
        refused.obtain(spec)
    _, is_new = locks.relock(spec)
    assert (is_new, locks.absence(spec), locks.state(spec)) == (True, "", "committed")


def test_other_errors_of_the_resolver_are_no_missing_wheel(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    locks = make(tmp_path, FakeUv(refuse="frame")).on("linux-aarch64")
    with pytest.raises(EnvironmentFailed, match="could not be resolved"):
        locks.relock(spec)
    assert locks.absence(spec) == ""


def test_an_unknown_platform_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageProblem, match="'linux-mips'") as caught:
        make(tmp_path, FakeUv()).on("linux-mips")
    assert "linux-aarch64, linux-x86_64" in caught.value.hint


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("    --hash=sha256:11\n", "", "pins numpy without a hash"),
        ("frame==", "--index-url https://m.example\nframe==", "which is no pin"),
        ("on linux-aarch64", "on linux-x86_64", "was made for linux-x86_64"),
        ("frame==1.0", "frame==1.1", "pins frame 1.1, the table requires frame==1.0"),
    ],
)
def test_a_check_sees_what_was_edited_into_a_lock(
    tmp_path: Path, spec: EnvironmentSpec, old: str, new: str, problem: str
) -> None:
    locks = make(tmp_path, FakeUv()).on("linux-aarch64")
    lock, _ = relock(locks, spec)
    assert locks.problems(spec) == []
    lock.path.write_text(lock.text.replace(old, new))
    (found,) = locks.problems(spec)
    assert problem in found
    assert locks.state(spec) == "stale"


def test_no_committed_lock_names_an_index_or_a_machine() -> None:
    files = list((find_table_folder(Path(__file__).parent) / "locks").glob("*/*.txt"))
    assert files
    for file in files:
        text = file.read_text()
        assert "://" not in text, file.name
        assert "--hash=sha256:" in text, file.name
        assert all(line[:1] in "# " or "==" in line for line in text.splitlines()), file.name


def test_pins_for_the_installer_refuse_a_local_build(tmp_path: Path, spec: EnvironmentSpec) -> None:
    lock = make(tmp_path, FakeUv()).obtain(spec)
    assert lock.exactly() == lock.text.replace("==", "===")
