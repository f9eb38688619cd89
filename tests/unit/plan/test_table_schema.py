"""What can be wrong with `envs/<framework>.toml`, and how it is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from errata.model.errors import Problem
from errata.plan.table_schema import read_table

GOOD = """\
framework = "frame"
module = "frame"
modes = ["eager", "compile"]
default_mode = "eager"

[devices]
cpu = "cpu"

[variants.cpu]
distribution = "frame"

[[release]]
version = "1.0"
python = "3.11"
constraints = [{ pin = "numpy <2", why = "compiled against NumPy 1" }]
"""


def problems_of(tmp_path: Path, text: str) -> list[Problem]:
    file = tmp_path / "frame.toml"
    file.write_text(text)
    table, problems = read_table(file)
    assert (table is None) == bool(problems)
    return problems


def test_a_good_file_gives_a_table(tmp_path: Path) -> None:
    file = tmp_path / "frame.toml"
    file.write_text(GOOD)
    table, problems = read_table(file)
    assert not problems
    assert table is not None
    assert table.release[0].constraints[0].pin == "numpy <2"


def test_a_mistyped_key_is_guessed_and_located(tmp_path: Path) -> None:
    (problem,) = problems_of(
        tmp_path, GOOD.replace('python = "3.11"', 'pyhton = "3.11"\npython = "3.11"')
    )
    assert problem.key == "release[1].pyhton"
    assert problem.message == "unknown key"
    assert problem.hint == "did you mean 'python'?"
    assert problem.line == 14


def test_a_key_like_no_other_lists_the_known_ones(tmp_path: Path) -> None:
    (problem,) = problems_of(tmp_path, GOOD.replace("[devices]", "zzz = 1\n[devices]"))
    assert problem.hint.startswith("known keys: framework, module")


def test_a_missing_key_is_named_with_the_line_of_its_table(tmp_path: Path) -> None:
    (problem,) = problems_of(tmp_path, GOOD.replace('version = "1.0"\n', ""))
    assert (problem.key, problem.message, problem.line) == ("release[1].version", "is missing", 12)


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


def test_a_release_listed_twice_is_found_even_when_spelled_differently(tmp_path: Path) -> None:
    again = GOOD + '\n[[release]]\nversion = "1.0.0"\npython = "3.11"\n'
    (problem,) = problems_of(tmp_path, again)
    assert problem.key == "release[2].version"
    assert problem.hint == "the other one is release 1"
    assert problem.line == 18


def test_a_pin_needs_a_reason(tmp_path: Path) -> None:
    (problem,) = problems_of(tmp_path, GOOD.replace("compiled against NumPy 1", ""))
    assert problem.key == "release[1].constraints[1].why"


def test_a_file_that_is_not_toml_is_one_problem_with_its_line(tmp_path: Path) -> None:
    (problem,) = problems_of(tmp_path, GOOD + "\nthis is not toml\n")
    assert problem.message.startswith("is not valid TOML")
    assert problem.line == 17


def test_a_file_that_cannot_be_read_is_one_problem(tmp_path: Path) -> None:
    (tmp_path / "frame.toml").mkdir()
    table, (problem,) = read_table(tmp_path / "frame.toml")
    assert table is None
    assert problem.message.startswith("cannot be read")


def test_a_companion_may_carry_the_version_of_its_release(tmp_path: Path) -> None:
    variant = '[variants.ascend]\ndistribution = "frame"\nrequirements = ["npu =={version}.*"]\n'
    assert not problems_of(tmp_path, GOOD.replace("[[release]]", f"{variant}[[release]]"))


NIGHTLY = """
[nightly]
python = "3.12"
requirements = ["numpy"]
size_mb = 900

[nightly.indexes]
cpu = "https://example.org/whl/nightly/cpu"
"""


def test_a_nightly_section_is_read(tmp_path: Path) -> None:
    file = tmp_path / "frame.toml"
    file.write_text(GOOD + NIGHTLY)
    table, problems = read_table(file)
    assert not problems
    assert table is not None
    assert table.nightly is not None
    assert table.nightly.indexes == {"cpu": "https://example.org/whl/nightly/cpu"}


@pytest.mark.parametrize(
    ("old", "new", "key", "message", "hint", "line"),
    [
        ("https://example.org", "example.org", "nightly.indexes.cpu", "is not the address", "", 23),
        ("https://", "https://me:secret@", "nightly.indexes.cpu", "names a user", "", 23),
        ("cpu = ", "cup = ", "nightly.indexes.cup", "is not one of the variants", "'cpu'", 23),
        ("size_mb", "size", "nightly.size", "unknown key", "size_mb", 20),
        ('python = "3.12"', "", "nightly.python", "is missing", "", 17),
        ('"3.12"', '"3"', "nightly.python", "'3' is not a Python", "", 18),
    ],
)
def test_a_broken_nightly_section_says_what_and_where(
    tmp_path: Path, old: str, new: str, key: str, message: str, hint: str, line: int
) -> None:
    assert old in NIGHTLY
    (problem,) = problems_of(tmp_path, GOOD + NIGHTLY.replace(old, new, 1))
    assert problem.key == key
    assert message in problem.message
    assert "secret" not in str(problem)
    assert hint in problem.hint
    assert problem.line == line


def test_a_nightly_section_needs_an_index(tmp_path: Path) -> None:
    text = GOOD + NIGHTLY.partition("cpu = ")[0]
    (problem,) = problems_of(tmp_path, text)
    assert problem.key == "nightly.indexes"
