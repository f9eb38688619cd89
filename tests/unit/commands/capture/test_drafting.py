"""Drafts are valid cases that show the captured failure on their own, or say why not."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import made_environments
import pytest
from factories import REPOSITORY
from made_environments import TORCH, add_package, make_python

from errata.commands.capture.capturing import Capture
from errata.commands.capture.case_files import (
    DraftedCase,
    begin_case,
    slug_of,
    specifier_from,
    with_arguments,
    write_case,
)
from errata.commands.capture.drafting import Proof, draft_case, prove
from errata.commands.capture.report import case_facts
from errata.measuring.options import RunOptions
from errata.model.case import Case, Kind
from errata.model.errors import UsageProblem
from errata.model.outcome import Outcome
from errata.model.verdict import Verdict
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_case
from errata.plan.matrix import Selection
from errata.project import find_project
from errata.report.document import Span
from errata.running.gate import reason_for_fresh
from errata.store.sql import Store

TABLE = REPOSITORY / "envs"
FRAMEWORKS = load_frameworks(TABLE)
capture = partial(made_environments.capture, FRAMEWORKS)
FAILS = "import torch\n\nx = torch.zeros(2)\nraise ValueError('no %s' % len(x))\n"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def draft(captured: Capture, *, fixed: Path | None = None, name: str | None = None) -> DraftedCase:
    return draft_case(
        captured,
        corpus=Path.cwd() / "cases",
        frameworks=FRAMEWORKS,
        table=TABLE,
        fixed=fixed,
        name=name,
    )


def read(made: DraftedCase) -> Case:
    return load_case(made.folder, made.case_id, FRAMEWORKS)


def proof_of(made: DraftedCase, python: Path, store: Store | None = None) -> Proof:
    project = find_project(Path.cwd())
    selection = Selection(patterns=(made.case_id,))
    options = RunOptions(selection=selection, python=str(python), jobs=1)
    return prove(made, options, project, store or Store())


def proven(python: Path, text: str, **options: object) -> Proof:
    return proof_of(draft(capture(python, text, **options)), python)  # type: ignore[arg-type]


def test_a_draft_is_a_valid_case_that_reproduces(python: Path) -> None:
    proof = proven(python, FAILS)
    assert proof.reproduces
    case = read(proof.draft)
    assert proof.draft.case_id == "torch/fail"
    assert case.broken == FAILS
    assert (case.requires.framework, case.requires.specifier) == ("torch", ">=2.15.0")
    [expectation] = case.expectations
    assert (expectation.outcome, expectation.type) == (Outcome.RAISED, "ValueError")
    assert expectation.message == "no 2"
    assert expectation.at == "raise ValueError('no %s' % len(x))"


def test_without_a_fix_every_reader_is_told(python: Path) -> None:
    proof = proven(python, FAILS)
    case = read(proof.draft)
    assert not case.fix_known
    assert "No fix is known yet" in case.fix
    assert case.fixed.startswith('"""No fix is known yet')
    assert proof.judgement is not None
    assert "no fix is known, and fixed.py is a stand-in" in proof.judgement.reason


def test_a_fix_that_is_known_is_taken_and_tried(python: Path, here: Path) -> None:
    (here / "good.py").write_text("import torch\n\nresult = len(torch.zeros(2))\n")
    made = draft(capture(python, FAILS), fixed=here / "good.py")
    assert read(made).fix_known
    assert proof_of(made, python).reproduces


def test_a_fix_that_fails_too_is_told(python: Path, here: Path) -> None:
    (here / "bad.py").write_text("import torch\n\nraise OSError('still')\n")
    proof = proof_of(draft(capture(python, FAILS), fixed=here / "bad.py"), python)
    assert proof.judgement is not None
    assert proof.judgement.verdict is Verdict.FIX_FAILS


@pytest.mark.parametrize(
    ("text", "kind", "outcome"),
    [
        ("import torch, os\nos.kill(os.getpid(), 11)\n", Kind.CRASH, Outcome.CRASHED),
        ("import torch, sys\nsys.exit(3)\n", Kind.EXCEPTION, Outcome.EXITED),
        ("import torch\nassert len(torch.zeros(2)) == 3\n", Kind.WRONG_RESULT, Outcome.RAISED),
        ("import torch\nraise FutureWarning('soon')\n", Kind.WARNING, Outcome.RAISED),
        ("import torch\nraise MemoryError\n", Kind.MEMORY, Outcome.OUT_OF_MEMORY),
    ],
)
def test_the_kind_is_guessed_from_the_outcome(
    python: Path, text: str, kind: Kind, outcome: Outcome
) -> None:
    proof = proven(python, text)
    case = read(proof.draft)
    assert case.kind is kind
    assert case.expectations[0].outcome is outcome
    assert proof.reproduces, proof.judgement


def test_a_hang_gets_the_time_that_it_was_given(python: Path) -> None:
    proof = proven(python, "import torch, time\ntime.sleep(600)\n", timeout_s=1.0)
    case = read(proof.draft)
    assert (case.kind, case.requires.timeout_s) == (Kind.HANG, 1.0)
    assert proof.reproduces


def test_arguments_are_written_into_both_scripts(python: Path, here: Path) -> None:
    text = (
        '"""Doc."""\nfrom __future__ import annotations\nimport sys, torch\n'
        "assert not sys.argv[1:], sys.argv[1:]\n"
    )
    proof = proven(python, text, arguments=("--n", "it's"))
    assert proof.reproduces
    case = read(proof.draft)
    assert case.broken.index("annotations") < case.broken.index("sys.argv[1:] = ")
    assert case.expectations[0].message == "['--n', \"it's\"]"


def test_a_script_keeps_its_first_lines_and_line_ends_with_arguments() -> None:
    source = b"#!/usr/bin/env python\r\n# coding: latin-1\r\nx = '\xe9'\r\n"
    text = with_arguments(source, ("a",), "torch").decode("latin-1")
    assert text.startswith("#!/usr/bin/env python\r\n# coding: latin-1\r\nimport sys")
    assert text.endswith("x = '\u00e9'\r\n")
    assert "\n" not in text.replace("\r\n", "")


@pytest.mark.parametrize(
    ("source", "where"),
    [
        ("import json, torch\nimport helper\nx = 1\n", "import json, torch\nimport sys"),
        ("import helper\nimport torch\n", "import sys"),
        ("x = 1\nimport torch\n", "import sys"),
        ("import torch; main()\n", "import sys"),
    ],
)
def test_arguments_come_behind_the_framework_where_nobody_reads_them_before(
    source: str, where: str
) -> None:
    text = with_arguments(source.encode(), ("a",), "torch").decode()
    assert text.startswith(where)
    assert bool(reason_for_fresh(text, "torch")) == (where == "import sys")


def test_modules_beside_the_script_come_along(python: Path, here: Path) -> None:
    (here / "helper.py").write_text("import torch\n\n\ndef fail():\n    raise OSError('deep')\n")
    (here / "kit").mkdir()
    (here / "kit" / "__init__.py").write_text("")
    (here / "kit" / "part.py").write_text("")
    proof = proven(python, "import helper, kit.part\n\nhelper.fail()\n")
    assert proof.reproduces
    assert (proof.draft.folder / "kit" / "part.py").is_file()
    assert any("helper.py, kit/__init__.py" in note for note in proof.draft.notes)


def test_too_much_beside_the_script_is_refused(python: Path, here: Path) -> None:
    (here / "helper.py").write_text("# " + "x" * 300_000)
    captured = capture(python, "import torch, helper\n\nraise ValueError('x')\n")
    with pytest.raises(UsageProblem, match="1 local file ") as refused:
        draft(captured)
    assert "put what matters into the script" in refused.value.hint


def test_a_case_that_needs_a_file_or_a_variable_says_that_it_does_not_reproduce(
    python: Path, here: Path
) -> None:
    (here / "data.txt").write_text("5")
    text = "import torch\n\nraise ValueError(open('data.txt').read())\n"
    proof = proven(python, text)
    assert not proof.reproduces
    assert proof.judgement is not None
    assert proof.judgement.broken.signature is not None
    assert proof.judgement.broken.signature.type == "FileNotFoundError"
    [did] = [
        value.text if isinstance(value, Span) else value
        for label, value in case_facts(proof, "x").rows
        if label == "it did"
    ]
    assert did.startswith("FileNotFoundError: [Errno 2]")
    assert any("data.txt" in note for note in proof.draft.notes)


def test_a_message_with_the_scripts_own_name_is_documented_for_the_case(python: Path) -> None:
    text = "import torch\n\nraise ValueError('line 3 of ' + __file__)\n"
    proof = proven(python, text)
    assert proof.reproduces
    assert read(proof.draft).expectations[0].message == "line 3 of broken.py"


def test_a_message_that_the_folder_changes_keeps_what_is_common(python: Path) -> None:
    text = "import os, torch\n\nraise ValueError('cannot write results into', os.getcwd())\n"
    proof = proven(python, text)
    assert proof.reproduces
    message = read(proof.draft).expectations[0].message
    assert message is not None
    assert message.startswith("('cannot write results into', '")
    assert "…" in message


def test_packages_beyond_the_framework_are_required(tmp_path: Path) -> None:
    python = make_python(tmp_path / "venv", {"torch": TORCH, "numpy": ""})
    add_package(tmp_path / "venv", "timm", "", version="1.0.3+cpu")
    text = "import json, numpy, timm, torch, torch.nn\nraise ValueError\n"
    case = read(draft(capture(python, text)))
    assert case.requires.packages == ("timm ==1.0.3",)


def test_hostile_words_stay_words(python: Path) -> None:
    text = (
        'import torch\n\nraise ValueError(\'"""\\n[requires]\\nfix_known = true\\x1b[31m '
        "\\u202e \\\\ and the rest')\n"
    )
    made = draft(capture(python, text))
    assert read(made).fix_known is False
    written = (made.folder / "case.toml").read_text(encoding="utf-8")
    assert "\x1b" not in written
    assert "\u202e" not in written
    assert proof_of(made, python).reproduces


def test_an_existing_folder_is_never_written_over(python: Path) -> None:
    captured = capture(python, FAILS)
    draft(captured)
    with pytest.raises(UsageProblem, match="exists already"):
        draft(captured)
    assert draft(captured, name="Another One!").case_id == "torch/another-one"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("import torch\n", "passed"),
        ("import json\nraise ValueError\n", "none of the frameworks"),
        ("import torch\ndef f(:\n", "line 2"),
    ],
)
def test_what_can_be_no_case_is_refused(python: Path, text: str, words: str) -> None:
    with pytest.raises(UsageProblem, match=words):
        draft(capture(python, text))


@pytest.mark.parametrize(
    ("version", "specifier"),
    [
        ("2.15.0+cu132", ">=2.15.0"),
        ("2.9.0", ">=2.9.0"),
        ("99.1.0.dev20260101", f">={FRAMEWORKS['torch'].newest.version}"),
        ("2.6.0a0+git123", ">=2.6.0a0"),
        ("unknown", ""),
    ],
)
def test_releases_begin_with_the_version_seen(version: str, specifier: str) -> None:
    assert specifier_from(version, FRAMEWORKS["torch"])[0] == specifier


def test_a_name_is_made_of_any_file_name() -> None:
    assert slug_of("My fail_2 (copy)") == "my-fail-2-copy"
    with pytest.raises(UsageProblem):
        slug_of("失败")


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("framework", sorted(FRAMEWORKS))
def test_an_empty_case_of_every_kind_is_valid_at_once(
    framework: str, kind: Kind, here: Path
) -> None:
    name, corpus = f"{framework}/new-one", here / "cases"
    made = begin_case(name, corpus=corpus, frameworks=FRAMEWORKS, kind=kind)
    write_case(made, FRAMEWORKS)
    case = read(made)
    assert case.kind is kind
    assert any(expectation.is_failure for expectation in case.expectations)


def test_an_empty_case_is_masked_until_it_is_filled_in(python: Path, here: Path) -> None:
    made = begin_case("torch/new-one", corpus=here / "cases", frameworks=FRAMEWORKS)
    write_case(made, FRAMEWORKS)
    proof = proof_of(made, python)
    assert proof.judgement is not None
    assert proof.judgement.verdict is Verdict.MASKED


@pytest.mark.parametrize("name", ["torch", "torch/", "torch/a/b", "tourch/x", "torch/Ünicode x"])
def test_a_bad_name_is_refused(name: str, here: Path) -> None:
    with pytest.raises(UsageProblem):
        begin_case(name, corpus=here / "cases", frameworks=FRAMEWORKS)
