"""The framework table and the environments it describes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from factories import FRAME_TABLE

from errata.model.errors import InvalidTable, Problem, UsageProblem
from errata.plan.choosing import parse_environment
from errata.plan.corpus import find_table_folder
from errata.plan.framework import Framework, Nightly, PackageRule, Pin, Release, Variant
from errata.plan.frameworks import load_frameworks, read_framework

FIRST_RELEASE = FRAME_TABLE.partition("size_mb")[0]
TABLE = FIRST_RELEASE.replace('"frame"', '"{name}"')


@pytest.fixture
def frame() -> Framework:
    return Framework(
        framework="frame",
        module="frame",
        modes=("eager", "compile"),
        default_mode="eager",
        devices={"cpu": "cpu", "ascend": "npu"},
        variants={
            "cpu": Variant(distribution="frame", prefer_local="cpu"),
            "ascend": Variant(
                distribution="frame", requirements=("frame-npu =={version}.*",), releases=">=2"
            ),
        },
        release=(
            Release(version="1.0.0", python="3.9", constraints=(Pin(pin="numpy <2", why="old"),)),
            Release(version="2.5.1", python="3.11", requirements=("numpy",), size_mb=7),
            Release(version="3.0.0rc1", python="3.12"),
        ),
        package=(
            PackageRule(
                name="Some_Package",
                why="declares what it never uses",
                releases=">=2",
                overrides=("scipy >=1.10",),
                constraints=("pandas <3",),
                excludes=("scikit-sparse",),
            ),
        ),
    )


def test_the_newest_release_is_the_newest_final_one(frame: Framework) -> None:
    assert frame.newest.version == "2.5.1"


def test_a_release_is_found_however_its_version_is_written(frame: Framework) -> None:
    assert frame.release("1.0").version == "1.0.0"


def test_an_unlisted_release_names_the_listed_ones_and_the_nearest(frame: Framework) -> None:
    for wanted, nearest in (("2.6", "2.5.1"), ("9.9", "3.0.0rc1"), ("0.1", "1.0.0")):
        with pytest.raises(UsageProblem, match=r"listed: 1\.0\.0, 2\.5\.1") as caught:
            frame.release(wanted)
        assert f"nearest: frame-{nearest};" in caught.value.hint


def test_what_is_no_version_is_refused(frame: Framework) -> None:
    with pytest.raises(UsageProblem, match="'newest' is not a version of frame"):
        frame.release("newest")


def test_a_spec_carries_interpreter_pins_and_size(frame: Framework) -> None:
    spec = frame.spec("1.0.0")
    assert (spec.id, spec.python, spec.constraints) == ("frame-1.0.0", "3.9", ("numpy <2",))
    assert frame.spec("2.5.1").size_mb == 7
    assert frame.spec("2.5.1").prefer_local == "cpu"


def test_only_a_deviating_interpreter_shows_in_the_identifier(frame: Framework) -> None:
    assert frame.spec("2.5.1", python="3.11").id == "frame-2.5.1"
    assert frame.spec("2.5.1", python="3.10").id == "frame-2.5.1-py3.10"


def test_what_is_not_listed_says_so_and_how_it_is_written_does_not_matter(frame: Framework) -> None:
    assert frame.spec("2.5.1").listed
    assert frame.spec("2.5.1.0", listed_only=False).listed
    assert not frame.spec("2.9.0", listed_only=False).listed


def test_a_nightly_is_described_by_its_own_section(frame: Framework) -> None:
    nightly = Nightly(
        indexes={"cpu": "https://example.org/cpu"},
        python="3.13",
        requirements=("numpy",),
        constraints=(Pin(pin="sympy <2", why="it asks for it"),),
        size_mb=9,
    )
    spec = frame.model_copy(update={"nightly": nightly}).spec("3.1.0.dev20261119", nightly=True)
    assert (spec.id, spec.series) == ("frame-3.1.0.dev20261119", "frame-nightly")
    assert (spec.python, spec.index_url, spec.size_mb) == ("3.13", "https://example.org/cpu", 9)
    assert (spec.requirements, spec.constraints) == (("numpy",), ("sympy <2",))
    assert not spec.listed
    with_packages = replace(spec, python="3.12", packages=("timm",))
    assert with_packages.series == "frame-nightly-py3.12+timm"
    assert frame.spec("2.5.1").series == "frame-2.5.1"


@pytest.mark.parametrize("variant", ["cpu", "ascend"])
def test_nightlies_need_an_index_for_their_variant(frame: Framework, variant: str) -> None:
    gpu_only = frame.model_copy(
        update={"nightly": Nightly(indexes={"gpu": "https://x.org"}, python="3.13")}
    )
    for framework in (frame, gpu_only):
        with pytest.raises(UsageProblem, match=r"names no index with .*nightlies of frame"):
            framework.spec("3.1.0.dev1", variant=variant, nightly=True)


def test_an_identifier_may_name_what_is_not_listed(frame: Framework) -> None:
    table = {"frame": frame}
    assert parse_environment(table, "frame-2.9.1+timm", listed_only=False).id == "frame-2.9.1+timm"
    assert parse_environment(table, "frame==2.9", listed_only=False).id == "frame-2.9.0"
    nightly = frame.model_copy(
        update={"nightly": Nightly(indexes={"cpu": "https://x.org"}, python="3.13")}
    )
    night = parse_environment({"frame": nightly}, "frame-3.1.0.dev20261119", listed_only=False)
    assert (night.nightly, night.index_url) == (True, "https://x.org")


def test_a_variant_brings_its_companion_of_the_same_version(frame: Framework) -> None:
    spec = frame.spec("2.5.1", variant="ascend")
    assert spec.id == "frame-2.5.1-ascend"
    assert spec.requirements == ("numpy", "frame-npu ==2.5.1.*")
    assert not spec.prefer_local


def test_a_variant_that_does_not_exist_for_a_release_is_refused(frame: Framework) -> None:
    with pytest.raises(UsageProblem, match=r"frame 1\.0\.0 has no 'ascend' build \(only >=2 has\)"):
        frame.spec("1.0.0", variant="ascend")
    with pytest.raises(UsageProblem, match="frame has no 'gpu' build"):
        frame.spec("1.0.0", variant="gpu")


def test_a_package_rule_applies_by_name_and_release(frame: Framework) -> None:
    spec = frame.spec("2.5.1", packages=["some-package>=1"])
    assert spec.overrides == ("scipy >=1.10",)
    assert spec.constraints == ("pandas <3",)
    assert spec.excludes == ("scikit-sparse",)
    assert not frame.spec("1.0.0", packages=["some-package"]).excludes
    assert not frame.spec("2.5.1", packages=["other"]).excludes


def test_packages_are_the_same_in_any_order_and_spacing(frame: Framework) -> None:
    one = frame.spec("2.5.1", packages=["b >= 1", "a"])
    other = frame.spec("2.5.1", packages=["a", "b>=1"])
    assert one == other
    assert one.id == "frame-2.5.1+a+b>=1"


def test_a_malformed_package_is_refused(frame: Framework) -> None:
    with pytest.raises(UsageProblem, match="not all of these are package requirements"):
        frame.spec("2.5.1", packages=["a >>= 1"])


def test_an_unlisted_version_borrows_from_the_release_before_it(frame: Framework) -> None:
    spec = frame.spec("2.9.0", listed_only=False)
    assert (spec.id, spec.python, spec.requirements) == ("frame-2.9.0", "3.11", ("numpy",))
    assert frame.spec("0.1", listed_only=False).python == "3.9"
    assert frame.spec("1.0", listed_only=False).id == "frame-1.0.0"
    with pytest.raises(UsageProblem):
        frame.spec("2.9.0")


def test_a_backend_is_named_as_the_framework_names_it(frame: Framework) -> None:
    assert frame.device("ascend") == "npu"
    with pytest.raises(UsageProblem, match="frame has no backend 'gpu'"):
        frame.device("gpu")


@pytest.mark.parametrize(
    "text",
    [
        "frame-2.5.1",
        "frame==2.5.1",
        "frame-2.5.1-ascend",
        "frame-2.5.1-py3.10",
        "frame-2.5.1-ascend-py3.10+other+some-package>=1.0",
    ],
)
def test_an_identifier_reads_back_as_the_environment_it_names(frame: Framework, text: str) -> None:
    assert parse_environment({"frame": frame}, text).id == text.replace("==", "-")


def test_an_unknown_identifier_is_guessed(frame: Framework) -> None:
    with pytest.raises(UsageProblem, match="no listed environment matches 'fraem-2") as caught:
        parse_environment({"frame": frame}, "fraem-2.5.1")
    assert caught.value.hint == "did you mean 'frame-2.5.1'?"


def test_problems_of_all_files_are_reported_at_once(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(TABLE.format(name="a").replace("modes", "mods"))
    (tmp_path / "b.toml").write_text(TABLE.format(name="b").replace("3.11", "3"))
    (tmp_path / "c.toml").write_text(TABLE.format(name="c"))
    (tmp_path / "d.toml").write_text(TABLE.format(name="c"))
    with pytest.raises(InvalidTable) as caught:
        load_frameworks(tmp_path)
    files = {Path(problem.file).name for problem in caught.value.problems}
    assert files == {"a.toml", "b.toml", "d.toml"}


def test_a_folder_without_a_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageProblem, match="no framework table"):
        load_frameworks(tmp_path)


def test_releases_run_from_oldest_to_newest(tmp_path: Path) -> None:
    more = '[[release]]\nversion = "{}"\npython = "3.11"\n'
    text = TABLE.format(name="a") + more.format("0.9") + more.format("0.10")
    (tmp_path / "a.toml").write_text(text)
    releases = load_frameworks(tmp_path)["a"].releases
    assert [release.version for release in releases] == ["0.9", "0.10", "1.0"]


def test_our_own_table_lists_what_the_project_promises() -> None:
    ours = load_frameworks(find_table_folder(Path(__file__).parent))
    listed = {
        name: {release.version for release in framework.releases}
        for name, framework in ours.items()
    }
    assert listed["torch"] >= {"1.13.1", "2.0.1", "2.5.1", "2.13.0", "2.15.0"}
    assert listed["paddle"] >= {"1.8.5", "2.6.2", "3.0.0", "3.3.1"}
    assert listed["mindspore"] >= {"2.0.0", "2.7.0", "2.10.0"}
    assert all(release.size_mb for item in ours.values() for release in item.releases)
    assert ours["mindspore"].default_mode == "graph"


GOOD = (
    FIRST_RELEASE.replace("\n[", "\n\n[")
    + 'constraints = [{ pin = "numpy <2", why = "compiled against NumPy 1" }]\n'
)


def read(tmp_path: Path, text: str) -> Framework:
    file = tmp_path / "frame.toml"
    file.write_text(text)
    found = read_framework(file)
    assert isinstance(found, Framework)
    return found


def problems_of(tmp_path: Path, text: str) -> list[Problem]:
    file = tmp_path / "frame.toml"
    file.write_text(text)
    found = read_framework(file)
    assert not isinstance(found, Framework)
    return found


def test_a_good_file_gives_a_table(tmp_path: Path) -> None:
    assert read(tmp_path, GOOD).releases[0].constraints[0].pin == "numpy <2"


def test_every_problem_of_a_file_is_reported_at_once(tmp_path: Path) -> None:
    broken = (
        GOOD.replace('version = "1.0"', 'version = "one"')
        .replace('python = "3.11"', 'python = "2.7"')
        .replace("numpy <2", "numpy <<2")
        .replace('default_mode = "eager"', 'default_mode = "eagre"')
        .replace("[variants.cpu]", "[variants.cpux]")
    )
    found = {problem.key: problem for problem in problems_of(tmp_path, broken)}
    assert set(found) == {
        "release[1].version",
        "release[1].python",
        "release[1].constraints[1].pin",
        "default_mode",
        "variants.cpux",
        "variants",
    }
    assert found["default_mode"].hint == "did you mean 'eager'?"
    assert found["variants.cpux"].hint == "did you mean 'cpu'?"
    assert found["release[1].version"].message.startswith("'one' is not a PEP 440 version")


def test_a_file_that_cannot_be_read_is_one_problem(tmp_path: Path) -> None:
    (tmp_path / "frame.toml").mkdir()
    found = read_framework(tmp_path / "frame.toml")
    assert isinstance(found, list)
    (problem,) = found
    assert problem.message.startswith("cannot be read")


def test_a_companion_may_carry_the_version_of_its_release(tmp_path: Path) -> None:
    variant = '[variants.ascend]\ndistribution = "frame"\nrequirements = ["npu =={version}.*"]\n'
    table = read(tmp_path, GOOD.replace("[[release]]", f"{variant}[[release]]"))
    assert table.variants["ascend"].requirements == ("npu =={version}.*",)


NIGHTLY = """
[nightly]
python = "3.12"
requirements = ["numpy"]
size_mb = 900

[nightly.indexes]
cpu = "https://example.org/whl/nightly/cpu"
"""


def test_a_nightly_section_is_read(tmp_path: Path) -> None:
    table = read(tmp_path, GOOD + NIGHTLY)
    assert table.nightly is not None
    assert table.nightly.indexes == {"cpu": "https://example.org/whl/nightly/cpu"}


AGAIN = '\n[[release]]\nversion = "1.0.0"\npython = "3.11"\n'


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'python = "3.11"',
            'pyhton = "3"\npython = "3.11"',
            "14: [release[1].pyhton] unknown key (did you mean 'python'?)",
        ),
        ("[devices]", "zzz = 1\n[devices]", "6: [zzz] unknown key (known keys: framework, module"),
        ('version = "1.0"\n', "", "12: [release[1].version] is missing"),
        (NIGHTLY, AGAIN, "18: [release[2].version] 1.0.0 is listed twice (the other one is relea"),
        ("compiled against NumPy 1", "", "15: [release[1].constraints[1].why] String should have"),
        (NIGHTLY, "\nthis is not toml\n", "17: is not valid TOML"),
        ("https://example.org", "example.org", "23: [nightly.indexes.cpu] 'example.org/whl/nigh"),
        ("https://", "https://me:secret@", "23: [nightly.indexes.cpu] names a user or password"),
        (
            'cpu = "https',
            'cup = "https',
            "23: [nightly.indexes.cup] 'cup' is not one of the variants (did you mean 'cpu'?)",
        ),
        ("size_mb", "size", "20: [nightly.size] unknown key (did you mean 'size_mb'?)"),
        ('python = "3.12"', "", "17: [nightly.python] is missing"),
        ('"3.12"', '"3"', "18: [nightly.python] '3' is not a Python such as '3.11'"),
        (f"cpu = {NIGHTLY.partition('cpu = ')[2]}", "", "22: [nightly.indexes] "),
    ],
)
def test_a_fault_says_what_and_where(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = GOOD + NIGHTLY
    assert old in text
    (problem,) = problems_of(tmp_path, text.replace(old, new, 1))
    assert str(problem).startswith(f"{tmp_path}/frame.toml:{said}")
    assert "secret" not in str(problem)
