"""Read every case of a corpus, reporting every problem of every case at once."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError

from harness.model.case import Case, Expectation, Kind, Requirements, Script, Source
from harness.model.cell import BACKENDS
from harness.model.errors import CaseProblems, Problem, UsageProblem
from harness.model.outcome import Isolation, Outcome
from harness.plan.checks import check_framework, check_meaning
from harness.plan.frameworks import Framework
from harness.plan.located import guess, line_of, read_toml
from harness.plan.schema import CaseFile, ExpectTable, RequiresTable, SourceTable, split_releases

__all__ = ["check_corpora", "load_corpora"]

_MODELS: dict[str, type[BaseModel]] = {
    "": CaseFile,
    "sources": SourceTable,
    "requires": RequiresTable,
    "expect": ExpectTable,
}


def load_corpora(folders: Sequence[Path], frameworks: Mapping[str, Framework]) -> list[Case]:
    """Load the cases below `folders`, in order of their ids.

    Raises CaseProblems with every problem found, UsageProblem if a folder has no case.
    """
    cases, problems = check_corpora(folders, frameworks)
    if problems:
        raise CaseProblems(problems)
    return cases


def check_corpora(
    folders: Sequence[Path], frameworks: Mapping[str, Framework]
) -> tuple[list[Case], list[Problem]]:
    """Load what is valid below `folders` and list what is not."""
    cases: dict[str, Case] = {}
    problems: list[Problem] = []
    for corpus in folders:
        if not corpus.is_dir():
            raise UsageProblem(
                f"there is no folder {str(corpus)!r}", hint="name a case folder with --corpus"
            )
        found = list(_case_folders(corpus))
        if not found:
            raise UsageProblem(
                f"no case.toml below {str(corpus)!r}",
                hint="a case is a folder with case.toml, broken.py and fixed.py",
            )
        for folder in found:
            case_id = folder.relative_to(corpus).as_posix() if folder != corpus else folder.name
            outcome = _load_case(folder, case_id, frameworks)
            if isinstance(outcome, list):
                problems.extend(outcome)
            elif case_id in cases:
                problems.append(_duplicate(outcome, cases[case_id]))
            else:
                cases[case_id] = outcome
    return [cases[case_id] for case_id in sorted(cases)], problems


def _case_folders(corpus: Path) -> Iterator[Path]:
    """Find every folder that is, or was meant to be, a case."""
    folders = {path.parent for path in corpus.rglob("case.toml")}
    for script in Script:
        folders.update(path.parent for path in corpus.rglob(script.filename))
    return iter(sorted(folders))


def _duplicate(case: Case, other: Case) -> Problem:
    return Problem(
        file=str(case.folder),
        key="",
        message=f"the id {case.id!r} is already taken by {other.folder}",
        hint="rename one of the folders",
    )


def _load_case(
    folder: Path, case_id: str, frameworks: Mapping[str, Framework]
) -> Case | list[Problem]:
    """Load one case, or list its problems."""
    shown = str(folder / "case.toml")
    problems = [
        Problem(file=str(folder), key="", message=f"{name} is missing", hint="every case has it")
        for name in ("case.toml", *(script.filename for script in Script))
        if not (folder / name).is_file()
    ]
    problems += _check_scripts(folder)
    if not (folder / "case.toml").is_file():
        return problems
    read = read_toml(folder / "case.toml", shown)
    if isinstance(read, Problem):
        return [*problems, read]
    data, text = read
    try:
        parsed = CaseFile.model_validate(data)
    except ValidationError as error:
        return problems + [_explain(dict(item), shown, text) for item in error.errors()]
    problems += check_framework(parsed, shown, text, frameworks)
    if problems:
        return problems
    case = _build(parsed, folder, case_id)
    found = check_meaning(case, frameworks[case.requires.framework], shown, text)
    return found or case


def _check_scripts(folder: Path) -> list[Problem]:
    problems = []
    for script in Script:
        path = folder / script.filename
        if not path.is_file():
            continue
        try:
            ast.parse(path.read_bytes())
        except (SyntaxError, ValueError) as error:
            line = getattr(error, "lineno", None)
            problems.append(
                Problem(file=str(path), key="", message=f"does not parse: {error}", line=line)
            )
    return problems


def _explain(item: dict[str, Any], shown: str, text: str) -> Problem:
    """Turn one pydantic error into a problem with its line and a guess at the typo."""
    location = tuple(item["loc"])
    names = [part for part in location if isinstance(part, str)]
    hint = ""
    message = str(item["msg"]).removeprefix("Value error, ")
    if item["type"] == "extra_forbidden":
        table = names[0] if len(names) > 1 else ""
        model = _MODELS.get(table, CaseFile)
        message = "unknown key"
        hint = guess(names[-1], model.model_fields)
    elif item["type"] == "missing":
        message = "is missing"
    elif item["type"] == "literal_error":
        expected = str(item["ctx"]["expected"])
        message = f"{item['input']!r} is not one of {expected}"
        hint = guess(str(item["input"]), [word.strip("' ") for word in expected.split(",")])
    return Problem(
        file=shown,
        key=".".join(str(part) for part in location),
        message=message,
        hint=hint,
        line=line_of(text, location),
    )


def _build(parsed: CaseFile, folder: Path, case_id: str) -> Case:
    """Turn validated tables into the frozen model."""
    framework, specifier = split_releases(parsed.requires.releases)
    requires = parsed.requires
    texts = {script: (folder / script.filename).read_text("utf-8") for script in Script}
    return Case(
        id=case_id,
        folder=folder,
        title=parsed.title,
        kind=Kind(parsed.kind),
        areas=tuple(parsed.areas),
        cause=parsed.cause.strip(),
        fix=parsed.fix.strip(),
        sources=tuple(Source(url=source.url, note=source.note) for source in parsed.sources),
        requires=Requirements(
            framework=framework,
            specifier=specifier,
            packages=tuple(requires.packages),
            python=requires.python,
            modes=tuple(requires.modes),
            backends=tuple(sorted(set(requires.backends), key=BACKENDS.index)),
            timeout_s=requires.timeout,
            isolation=Isolation(requires.isolation) if requires.isolation else None,
            isolation_reason=requires.isolation_reason,
        ),
        expectations=tuple(_expectation(table) for table in parsed.expect),
        broken=texts[Script.BROKEN],
        fixed=texts[Script.FIXED],
        script_digests=tuple((script, _digest(folder, script)) for script in Script),
    )


def _expectation(table: ExpectTable) -> Expectation:
    return Expectation(
        outcome=Outcome(table.outcome),
        releases=table.releases,
        modes=tuple(table.modes),
        backends=tuple(table.backends),
        type=table.type,
        message=table.message,
        at=table.at,
        native=tuple(table.native),
        warning=table.warning,
        signal=table.signal,
        exit_code=table.exit_code,
    )


def _digest(folder: Path, script: Script) -> str:
    """Hash a script and the further files of its folder; the other script does not count."""
    others = {other.filename for other in Script if other is not script}
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if name in others or name == "case.toml" or "__pycache__" in name or not path.is_file():
            continue
        digest.update(f"{name}\0".encode())
        digest.update(path.read_bytes())
        digest.update(b"\0")
    return digest.hexdigest()
