from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from factories import CASE_TOML, REPOSITORY, check_corpora, make_framework, write_case

from errata.model.case import Case, Script, Tolerance
from errata.model.errors import CaseProblems, Problem, UsageProblem
from errata.model.outcome import Isolation, Outcome
from errata.plan.frameworks import load_frameworks
from errata.plan.load import AREAS, check_areas, load_case

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

FRAMEWORKS = {
    "torch": make_framework(),
    "mindspore": make_framework("mindspore", ["2.0.0"], modes=["graph", "pynative"]),
}
BROKEN = "import torch\n\nresult = model(x)\n"


def change(old: str, new: str) -> str:
    assert CASE_TOML.count(old) == 1
    return CASE_TOML.replace(old, new)


def problems_of(corpus: Path) -> list[Problem]:
    return check_corpora([corpus], FRAMEWORKS)[1]


def test_a_case_is_read_whole(tmp_path: Path) -> None:
    toml = CASE_TOML.replace("[[expect]]", '[[expect]]\nreleases = ">=2"\nnative = ["f"]').replace(
        '"torch >=1.13"',
        '"torch >=1.13"\nmodes = ["eager", "eager"]\nbackends = ["gpu", "cpu", "gpu"]\n'
        'packages = ["timm"]\npython = "3.10"\ntimeout = 5\nprocesses = 600\nisolation = "fresh"\n'
        'isolation_reason = "tests atexit"',
    )
    asks = "import torch, os\nresult = model(x)\nos.environ['ERRATA_DEVICE']\n"
    folder = write_case(tmp_path / "torch" / "slug", toml, broken=asks, fixed=asks)
    (case,) = check_corpora([tmp_path], FRAMEWORKS)[0]
    assert (case.id, case.folder, case.title) == ("torch/slug", folder, "Shapes do not fit")
    requires = case.requires
    assert (requires.framework, requires.specifier) == ("torch", ">=1.13")
    assert (requires.modes, requires.backends) == (("eager",), ("cpu", "gpu"))
    assert (requires.packages, requires.python, requires.timeout_s) == (("timm",), "3.10", 5.0)
    assert requires.processes == 600
    assert (requires.isolation, requires.isolation_reason) == (Isolation.FRESH, "tests atexit")
    (expectation,) = case.expectations
    assert expectation.outcome is Outcome.RAISED
    assert (expectation.releases, expectation.native) == (">=2", ("f",))
    assert case.broken == asks
    assert case.sources[0].note == "the report"


def fault(files: dict[str, object], said: str) -> tuple[dict[str, object], list[str]]:
    return files, said.splitlines()


# One corpus with every fault at once: what is written, and how each problem of it begins.
FAULTS: dict[str, tuple[dict[str, object], list[str]]] = {
    "no-toml": fault({"toml": None}, "case.toml is missing (every case has it)"),
    "no-broken": fault({"broken": None}, "broken.py is missing (every case has it)"),
    "no-scripts": fault(
        {"broken": None, "fixed": None},
        "broken.py is missing (every case has it)\nfixed.py is missing (every case has it)",
    ),
    "bad-toml": fault(
        {"toml": change('kind = "exception"', "kind = ")},
        "case.toml:2: is not valid TOML: Invalid value",
    ),
    "not-utf8": fault(
        {"toml": CASE_TOML.encode().replace(b"Because", b"Becaus\xe9")},
        "case.toml:4: is not UTF-8: invalid continuation byte",
    ),
    "unknown-key": fault(
        {"toml": change("message =", "mesage =")},
        "case.toml:14: [expect[1].mesage] unknown key (did you mean 'message'?)",
    ),
    "wrong-type": fault(
        {"toml": change('areas = ["vmap"]', 'areas = "vmap"')},
        "case.toml:3: [areas] Input should be a valid list, not 'vmap'",
    ),
    "bad-specifier": fault(
        {"toml": change('"torch >=1.13"', '"torch =>1.13"')},
        "case.toml:9: [requires.releases] '=>1.13' is not a PEP 440 specifier such as '>=2.0,<3'",
    ),
    "impossible-specifier": fault(
        {"toml": change('"torch >=1.13"', '"torch >=99"')},
        "case.toml:9: [requires.releases] no listed release of torch satisfies '>=99'; listed: "
        "1.13.1, 2.0.1, 2.5.1, 2.15.0",
    ),
    "unknown-framework": fault(
        {"toml": change('"torch >=1.13"', '"mindspor >=2"')},
        "case.toml:9: [requires.releases] unknown framework 'mindspor'; known: mindspore, "
        "torch (did you mean 'mindspore'?)",
    ),
    "unknown-mode": fault(
        {
            "toml": change('"torch >=1.13"', '"torch >=1.13"\nmodes = ["eagre"]')
            + '\n[[expect]]\nmodes = ["compil"]\noutcome = "passed"\n'
        },
        "case.toml:10: [requires.modes] torch has no mode 'eagre'; its modes: eager, compile "
        "(did you mean 'eager'?)\n"
        "case.toml:19: [expect[2].modes] torch has no mode 'compil'; its modes: eager, compile "
        "(did you mean 'compile'?)",
    ),
    "no-statement": fault(
        {"toml": change('"result = model(x)"', '"result = modell(x)"')},
        "case.toml:15: [expect[1].at] broken.py has no statement 'result = modell(x)' (did you "
        "mean 'result = model(x)'?)",
    ),
    "shadowed": fault(
        {"toml": CASE_TOML + '\n[[expect]]\nreleases = ">=2"\noutcome = "passed"\n'},
        "case.toml:17: [expect[2]] can match no cell: no listed release, mode and backend is "
        "left to it (an earlier [[expect]] covers them, or no listed release satisfies it)",
    ),
    "matches-nothing": fault(
        {"toml": change("[[expect]]", '[[expect]]\nreleases = "<1.13"')},
        "case.toml:11: [expect[1]] can match no cell: no listed release, mode and backend is "
        "left to it (an earlier [[expect]] covers them, or no listed release satisfies it)",
    ),
    "no-outcome": fault(
        {"toml": change('outcome = "raised"\n', "")}, "case.toml:11: [expect[1].outcome] is missing"
    ),
    "unknown-outcome": fault(
        {"toml": change('outcome = "raised"', 'outcome = "raise"')},
        "case.toml:12: [expect[1].outcome] 'raise' is not one of 'passed', 'raised', 'exited', "
        "'crashed', 'timed-out' or 'out-of-memory' (did you mean 'raised'?)",
    ),
    "no-table": fault(
        {"toml": change("[[expect]]", "[[expect]]\noutcome = 3\n[[expect]]")},
        "case.toml:12: [expect[1].outcome] 3 is not one of 'passed', 'raised', 'exited', "
        "'crashed', 'timed-out' or 'out-of-memory'",
    ),
    "no-type": fault(
        {"toml": change('type = "RuntimeError"\nmessage = "shapes do not fit: …"\n', "")},
        "case.toml:11: [expect[1]] outcome 'raised' needs `type`, `message`",
    ),
    "misfit": fault(
        {"toml": change('outcome = "raised"', 'outcome = "crashed"')},
        "case.toml:11: [expect[1]] outcome 'crashed' needs `signal`\n"
        "case.toml:11: [expect[1]] outcome 'crashed' cannot have `type`, `message`, `at`",
    ),
    "unspecific": fault(
        {"toml": change('"shapes do not fit: …"', '"… fit"')},
        "case.toml:14: [expect[1].message] too unspecific: at least 8 characters must be literal",
    ),
    "no-reason": fault(
        {"toml": change('"torch >=1.13"', '"torch >=1.13"\nisolation = "fresh"')},
        "case.toml:10: [requires.isolation] needs an `isolation_reason` (say why the scripts "
        "must not be forked)",
    ),
    "no-evidence": fault(
        {"toml": change('title = "', 'frequency = "common"\ntitle = "')},
        "case.toml:1: [frequency] needs a `frequency_note` (say what shows it: threads, "
        "issues, questions)",
    ),
    "not-told-apart": fault(
        {"toml": change('title = "', 'same_error_as = ["torch/other"]\ntitle = "')},
        "case.toml:1: [same_error_as] needs a `discriminator` (say how to tell this cause from "
        "the others: a frame, a word, a line to print)",
    ),
    "modes-unread": fault(
        {
            "toml": change('"torch >=1.13"', '"torch >=1.13"\nmodes = ["eager", "compile"]'),
            "fixed": "import torch, os\nos.environ.get('ERRATA_MODE')\n",
        },
        "broken.py: never reads ERRATA_MODE, but the case names several modes "
        '(os.environ.get("ERRATA_MODE", …) after the imports)',
    ),
    "device-unread": fault(
        {"toml": change('"torch >=1.13"', '"torch >=1.13"\nbackends = ["gpu"]')},
        "broken.py: never reads ERRATA_DEVICE, but the case names several backends "
        '(os.environ.get("ERRATA_DEVICE", …) after the imports)\n'
        "fixed.py: never reads ERRATA_DEVICE, but the case names several backends "
        '(os.environ.get("ERRATA_DEVICE", …) after the imports)',
    ),
    "syntax": fault(
        {"fixed": "import torch\n\nif True\n    pass\n"}, "fixed.py:3: does not parse: expected ':'"
    ),
    "script-not-utf8": fault(
        {"broken": BROKEN.encode() + b"# caf\xe9\n"},
        "broken.py:4: does not parse: not utf-8: invalid",
    ),
    "nul": fault({"fixed": b"import torch\0\n"}, "fixed.py: does not parse: source code"),
    "empty": fault({"fixed": "# to be written\n"}, "fixed.py: has no statement: nothing can fail"),
    "much-at-once": fault(
        {
            "toml": CASE_TOML.replace('kind = "exception"', 'kind = "crsh"')
            .replace("fix =", "fx =")
            .replace('"torch >=1.13"', '"torch >=1.13"\nmodes = ["eager", "graph"]\ntimeout = "5"')
            .replace('"result = model(x)"', '"no such thing"'),
            "fixed": "import",
        },
        "fixed.py:1: does not parse: \n"
        "case.toml:2: [kind] 'crsh' is not one of 'exception', 'crash', 'hang', "
        "'wrong-result', 'pitfall', 'warning', 'graph-break', 'memory' or 'performance' "
        "(did you mean 'crash'?)\n"
        "case.toml:11: [requires.timeout] Input should be a valid number, not '5'\n"
        "case.toml:5: [fx] unknown key (did you mean 'fix'?)\n"
        "case.toml:10: [requires.modes] torch has no mode 'graph'; its modes: eager, compile\n"
        "broken.py: never reads ERRATA_MODE, but the case names several modes "
        '(os.environ.get("ERRATA_MODE", …) after the imports)\n'
        "case.toml:17: [expect[1].at] broken.py has no statement 'no such thing'",
    ),
}


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    corpus = tmp_path_factory.mktemp("faulty")
    for name, (files, _) in FAULTS.items():
        write_case(corpus / "torch" / name, **files)  # type: ignore[arg-type]
    write_case(corpus / "torch" / "valid")
    return corpus


@pytest.fixture(scope="module")
def found_in_faulty(faulty: Path) -> list[Problem]:
    return problems_of(faulty)


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_is_named_in_one_pass(
    faulty: Path, found_in_faulty: list[Problem], name: str
) -> None:
    folder = faulty / "torch" / name
    found = [p for p in found_in_faulty if Path(p.file) in (folder, *folder.iterdir())]
    said = [str(problem).removeprefix(f"{folder}").lstrip("/: ") for problem in found]
    wanted = FAULTS[name][1]
    assert len(said) == len(wanted), said
    for problem, beginning in zip(said, wanted, strict=True):
        assert problem.startswith(beginning)


def test_no_problem_belongs_to_no_fault_and_valid_cases_are_still_read(faulty: Path) -> None:
    cases, problems = check_corpora([faulty], FRAMEWORKS)
    assert [case.id for case in cases] == ["torch/valid"]
    assert len(problems) == sum(len(wanted) for _, wanted in FAULTS.values())


def test_an_id_is_taken_once_over_all_corpora(tmp_path: Path) -> None:
    write_case(tmp_path / "a" / "torch" / "x")
    write_case(tmp_path / "b" / "torch" / "x")
    write_case(tmp_path / "b" / "torch" / "y", "kind =")
    write_case(tmp_path / "c" / "torch" / "y")
    folders = [tmp_path / name for name in "abc"]
    cases, problems = check_corpora(folders, FRAMEWORKS)
    assert [case.folder for case in cases] == [tmp_path / "a" / "torch" / "x"]
    assert [(p.file, p.message) for p in problems if "taken" in p.message] == [
        (
            str(tmp_path / other / "torch" / name),
            f"the id 'torch/{name}' is already taken by {tmp_path / first / 'torch' / name}",
        )
        for name, first, other in (("x", "a", "b"), ("y", "b", "c"))
    ]


def test_a_corpus_named_twice_is_read_once(tmp_path: Path) -> None:
    write_case(tmp_path / "torch" / "x")
    cases, problems = check_corpora([tmp_path, tmp_path / "torch" / ".."], FRAMEWORKS)
    assert (len(cases), problems) == (1, [])


@pytest.mark.parametrize(
    ("name", "words"),
    [("missing", "there is no folder"), ("empty", "no case.toml"), ("file", "there is no folder")],
)
def test_a_corpus_without_cases_is_wrong_usage(tmp_path: Path, name: str, words: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(UsageProblem, match=f"{words}.*{name}") as caught:
        check_corpora([tmp_path / name], FRAMEWORKS)
    assert caught.value.hint


def test_ids_are_paths_below_the_corpus_in_order(tmp_path: Path) -> None:
    for name in ("torch/b", "torch/a", "torch/deep/er/c", "top"):
        write_case(tmp_path / name)
    assert [case.id for case in check_corpora([tmp_path], FRAMEWORKS)[0]] == [
        "top",
        "torch/a",
        "torch/b",
        "torch/deep/er/c",
    ]


def test_a_case_can_be_its_own_corpus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_case(tmp_path / "slug")
    monkeypatch.chdir(tmp_path / "slug")
    for corpus in (tmp_path / "slug", Path()):
        assert [case.id for case in check_corpora([corpus], FRAMEWORKS)[0]] == ["slug"]


def make_folder_named_toml(folder: Path) -> None:
    (folder / "case.toml").mkdir()


def make_folder_named_script(folder: Path) -> None:
    write_case(folder, broken=None)
    (folder / "broken.py").mkdir()


def make_loop_of_links(folder: Path) -> None:
    write_case(folder)
    (folder / "loop").symlink_to(folder)
    (folder / "self").symlink_to(folder / "self")


def make_dangling_script(folder: Path) -> None:
    write_case(folder, fixed=None)
    (folder / "fixed.py").symlink_to(folder / "nowhere")


def make_linked_scripts(folder: Path) -> None:
    write_case(folder / "real")
    write_case(folder, broken=None, fixed=None)
    for script in Script:
        (folder / script.filename).symlink_to(folder / "real" / script.filename)


def make_pipe(folder: Path) -> None:
    write_case(folder, None)
    os.mkfifo(folder / "case.toml")
    os.mkfifo(folder / "other")


def make_odd_names(folder: Path) -> None:
    write_case(folder / "a\nb")
    (folder / os.fsdecode(b"\xff")).mkdir()
    write_case(folder / "ü ✓")


@pytest.mark.parametrize(
    ("make", "problems"),
    [
        (make_folder_named_toml, ["case.toml", "broken.py", "fixed.py"]),
        (make_folder_named_script, ["broken.py"]),
        (make_loop_of_links, []),
        (make_dangling_script, ["fixed.py"]),
        (make_linked_scripts, []),
        (make_pipe, ["case.toml"]),
        (make_odd_names, []),
    ],
)
def test_odd_folders_are_told_apart_without_a_traceback(
    tmp_path: Path, make: Callable[[Path], None], problems: list[str]
) -> None:
    folder = tmp_path / "torch" / "odd"
    folder.mkdir(parents=True)
    make(folder)
    assert [p.message for p in problems_of(tmp_path)] == [f"{name} is missing" for name in problems]


@pytest.mark.parametrize("name", ["case.toml", "broken.py", "fixed.py", "data.bin"])
def test_a_file_that_cannot_be_read_is_a_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    folder = write_case(tmp_path / "torch" / "x")
    (folder / "data.bin").touch()
    read_bytes = Path.read_bytes

    def refuse(path: Path) -> bytes:
        if path.name == name:  # root may read everything, so that modes would not do
            raise PermissionError(13, "Permission denied", str(path))
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", refuse)
    (problem,) = problems_of(tmp_path)
    assert problem == Problem(
        file=str(folder / name), key="", message="cannot be read: Permission denied"
    )


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (b"# -*- coding: latin-1 -*-\nresult = model(x)  # caf\xe9\n", "café"),
        (b"\xef\xbb\xbfresult = model(x)  # caf\xc3\xa9\n", "café"),
        (b"result = model(\r\n    x)\r\n", "model(\n    x)"),
    ],
)
def test_scripts_are_read_as_python_reads_them(tmp_path: Path, source: bytes, text: str) -> None:
    write_case(tmp_path / "torch" / "x", change('"result = model(x)"', '"result = model(…"'),
               broken=source)  # fmt: skip
    (case,) = check_corpora([tmp_path], FRAMEWORKS)[0]
    assert text in case.broken
    assert "\r" not in case.broken
    assert not case.broken.startswith("\ufeff")


def digests(folder: Path) -> dict[Script, str]:
    return dict(load_case(folder, "torch/x", FRAMEWORKS).script_digests)


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("case.toml", []),
        ("trigger.py", []),
        ("broken.py", [Script.BROKEN]),
        ("fixed.py", [Script.FIXED]),
        ("data.csv", [Script.BROKEN, Script.FIXED]),
        ("data/deep.csv", [Script.BROKEN, Script.FIXED]),
        ("__pycache__/broken.cpython-311.pyc", []),
    ],
)
def test_a_digest_covers_what_a_script_may_read(
    tmp_path: Path, name: str, changed: list[Script]
) -> None:
    folder = write_case(tmp_path / "x")
    before = digests(folder)
    (folder / name).parent.mkdir(exist_ok=True)
    with (folder / name).open("a") as file:
        file.write("\n# more\n")
    after = digests(folder)
    assert [script for script in Script if before[script] != after[script]] == changed


def test_digests_tell_where_one_file_ends_and_which_it_is(tmp_path: Path) -> None:
    sets = [
        {"p": b"a", "q": b"bc"},
        {"p": b"ab", "q": b"c"},
        {"p": b"c", "q": b"ab"},
        {"r": b"a", "q": b"bc"},
        {"p": b"aq\0bc"},
    ]
    found = set()
    for number, files in enumerate(sets):
        folder = write_case(tmp_path / str(number))
        for name, content in files.items():
            (folder / name).write_bytes(content)
        found.add(digests(folder)[Script.BROKEN])
    assert len(found) == len(sets)


def test_a_case_may_say_how_far_its_numbers_may_move(tmp_path: Path) -> None:
    exact = "\n[tolerance]\nrtol = 0\natol = 0.5\n"
    write_case(tmp_path / "torch" / "plain")
    write_case(tmp_path / "torch" / "wide", CASE_TOML + exact)
    plain, wide = check_corpora([tmp_path], FRAMEWORKS)[0]
    assert plain.tolerance is None
    assert wide.tolerance == Tolerance(rtol=0, atol=0.5)


def test_one_folder_can_be_loaded_alone(tmp_path: Path) -> None:
    case = load_case(write_case(tmp_path / "x"), "torch/named", FRAMEWORKS)
    assert isinstance(case, Case)
    assert case.id == "torch/named"
    with pytest.raises(CaseProblems, match="3 problems"):
        load_case(tmp_path / "missing", "torch/missing", FRAMEWORKS)


def test_a_corpus_that_lists_its_areas_has_no_others(tmp_path: Path) -> None:
    folder = tmp_path / "torch" / "slug"
    write_case(folder, change('["vmap"]', '["vmap", "aliases", "other"]'))
    assert check_areas([tmp_path], [folder]) == []
    (tmp_path / AREAS).write_text('vmap = "batches"\naliasing = "shared storage"\n')
    problems = check_areas([tmp_path], [folder])
    assert [(p.key, p.line, p.hint) for p in problems] == [
        ("areas[2]", 3, "did you mean 'aliasing'?"),
        ("areas[3]", 3, "known: vmap, aliasing"),
    ]
    assert problems[0].message == f"'aliases' is not an area of {tmp_path / AREAS}"
    (tmp_path / AREAS).write_text("vmap =\n")
    assert [p.file for p in check_areas([tmp_path], [folder])] == [str(tmp_path / AREAS)]


def test_the_areas_of_this_repository_are_few_and_each_is_used() -> None:
    known = tomllib.loads((REPOSITORY / "cases" / AREAS).read_text(encoding="utf-8"))
    assert len(known) <= 40
    cases = check_corpora([REPOSITORY / "cases"], load_frameworks(REPOSITORY / "envs"))[0]
    assert check_areas([REPOSITORY / "cases"], [case.folder for case in cases]) == []
    used = {area for case in cases for area in case.areas}
    assert used == set(known)


def test_every_case_of_this_repository_says_how_often_people_meet_it() -> None:
    files = sorted((REPOSITORY / "cases").glob("*/*/case.toml"))
    assert len(files) > 400
    silent = [file.parent.name for file in files if "\nfrequency " not in file.read_text("utf-8")]
    assert silent == []
