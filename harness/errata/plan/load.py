"""Read every case of a corpus, reporting every problem of every case at once."""

from __future__ import annotations

import ast
import hashlib
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from packaging.specifiers import SpecifierSet

from errata.model.case import (
    CLAIM_FOLDERS,
    CLAIM_MARK,
    EXAMPLES,
    NOT_RUN,
    PROSE,
    Case,
    Claim,
    Script,
)
from errata.model.errors import CaseProblems, Problem
from errata.model.keys import parse_specifier
from errata.model.source import decode_script, parse_script
from errata.plan.case_toml import validate_case
from errata.plan.checks import check_framework, check_meaning, check_outcomes
from errata.plan.corpus import case_folders
from errata.plan.framework import Framework
from errata.plan.toml_tables import TomlFile, read_toml
from errata.text.printable import guess

_RELEASES = re.compile(r"#\s*releases\s*:\s*(.*)", re.IGNORECASE)
AREAS = "areas.toml"
"""The file of a corpus that lists its areas, each with a description; a corpus may have none."""


def load_corpora(folders: Sequence[Path], frameworks: Mapping[str, Framework]) -> list[Case]:
    """Load the cases below `folders`, in order of their ids.

    Raises CaseProblems with every problem found, UsageProblem if a folder has no case.
    """
    cases, problems = check_corpora(folders, frameworks)
    if problems:
        raise CaseProblems(problems)
    return cases


def load_case(folder: Path, case_id: str, frameworks: Mapping[str, Framework]) -> Case:
    """Load the case in `folder`; raises CaseProblems with every problem of it."""
    outcome = _load_case(folder, case_id, frameworks)
    if isinstance(outcome, list):
        raise CaseProblems(outcome)
    return outcome


def check_corpora(
    folders: Sequence[Path], frameworks: Mapping[str, Framework]
) -> tuple[list[Case], list[Problem]]:
    """Load what is valid below `folders` and list what is not."""
    cases, faults = read_corpora(folders, frameworks)
    return [*cases.values()], [problem for found in faults.values() for problem in found]


def read_corpora(
    folders: Sequence[Path],
    frameworks: Mapping[str, Framework],
    is_wanted: Callable[[str], bool] = lambda case_id: True,
) -> tuple[dict[str, Case], dict[str, list[Problem]]]:
    """Load the valid cases below `folders` whose ids are wanted, and list the problems of others.

    Both are by id, in order. An id that appears twice is a problem of the second folder. Raises
    UsageProblem if a folder has no case.
    """
    cases: dict[str, Case] = {}
    taken: dict[str, Path] = {}
    faults: dict[str, list[Problem]] = {}
    for case_id, folder in case_folders(folders):
        if not is_wanted(case_id):
            continue
        outcome = _load_case(folder, case_id, frameworks)
        problems = outcome if isinstance(outcome, list) else []
        if case_id in taken:
            problems = [*problems, id_taken(folder, case_id, taken[case_id])]
        elif isinstance(outcome, Case):
            cases[case_id] = outcome
        if problems:
            faults.setdefault(case_id, []).extend(problems)
        taken.setdefault(case_id, folder)
    return {case_id: cases[case_id] for case_id in sorted(cases)}, faults


def check_areas(folders: Sequence[Path]) -> list[Problem]:
    """List the areas of cases that the corpus's `areas.toml`, where there is one, does not have."""
    problems: list[Problem] = []
    for corpus in folders:
        known = (
            read_toml(corpus / AREAS, str(corpus / AREAS)) if (corpus / AREAS).exists() else None
        )
        if isinstance(known, Problem):
            problems.append(known)
        elif known is not None:
            for _, folder in case_folders([corpus]):
                problems += _unknown_areas(folder / "case.toml", known)
    return problems


def _unknown_areas(path: Path, known: TomlFile) -> list[Problem]:
    file = read_toml(path, str(path)) if path.is_file() else None
    if file is None or isinstance(file, Problem):
        return []  # `check_corpora` reports it
    areas = file.data.get("areas")
    return [
        file.problem(
            ("areas", number),
            f"{area!r} is not an area of {known.name}",
            guess(area, known.data) or f"known: {', '.join(known.data)}",
        )
        for number, area in enumerate(areas if isinstance(areas, list) else ())
        if isinstance(area, str) and area not in known.data
    ]


def id_taken(folder: Path, case_id: str, other: Path) -> Problem:
    """Return the problem of a case whose id another folder has already."""
    return Problem(
        file=str(folder),
        key="",
        message=f"the id {case_id!r} is already taken by {other}",
        hint="rename one of the folders",
    )


def _load_case(
    folder: Path, case_id: str, frameworks: Mapping[str, Framework]
) -> Case | list[Problem]:
    """Load one case, or list its problems."""
    problems = [
        Problem(file=str(folder), key="", message=f"{name} is missing", hint="every case has it")
        for name in ("case.toml", *(script.filename for script in Script))
        if not (folder / name).is_file()
    ]
    texts, unreadable = _read_scripts(folder)
    claims, faulty = _read_claims(folder)
    problems += [*unreadable, *faulty]
    if not (folder / "case.toml").is_file():
        return problems
    file = read_toml(folder / "case.toml", str(folder / "case.toml"))
    if isinstance(file, Problem):
        return [*problems, file]
    found = validate_case(file)
    problems += [*found.problems, *check_outcomes(found)]
    if found.parsed is None:
        return problems
    framework = None
    if not found.is_doubtful("requires", "releases"):
        strange = check_framework(found.parsed, file, frameworks)
        problems += strange
        if not strange and found.is_sure_of(("requires", "expect")):
            framework = frameworks[found.parsed.requires.framework]
    try:
        case = Case(
            **vars(found.parsed),
            id=case_id,
            folder=folder,
            broken=texts.get(Script.BROKEN, ""),
            fixed=texts.get(Script.FIXED, ""),
            script_digests=tuple((s, script_digest(folder, s.filename)) for s in Script),
            trigger_examples=_examples(folder),
            claims=tuple(claims),
        )
    except OSError as error:
        problem = _unreadable(Path(str(error.filename)), error)
        return problems if problem in problems else [*problems, problem]
    problems += check_meaning(case, framework, texts, file)
    problems += [] if faulty else _check_claims(case, framework, file)
    return problems or case


def _read_scripts(folder: Path) -> tuple[dict[Script, str], list[Problem]]:
    """Read the scripts that are there and parse, in whatever encoding they declare."""
    texts: dict[Script, str] = {}
    problems = []
    for script in Script:
        path = folder / script.filename
        text = _read_script(path) if path.is_file() else None
        if isinstance(text, Problem):
            problems.append(text)
        elif text is not None:
            texts[script] = text
    return texts, problems


def _read_script(path: Path) -> str | Problem:
    """Read a script that parses, in whatever encoding it declares."""
    try:
        text = decode_script(path.read_bytes())
        parse_script(text)
    except OSError as error:
        return _unreadable(path, error)
    except SyntaxError as error:
        message = f"does not parse: {error.msg}"
        return Problem(file=str(path), key="", message=message, line=error.lineno)
    return text


def _read_claims(folder: Path) -> tuple[list[Claim], list[Problem]]:
    """Read the scripts that prove what the case says, and the problems of those that cannot."""
    claims: list[Claim] = []
    problems: list[Problem] = []
    paths = [path for name in CLAIM_FOLDERS for path in sorted(folder.glob(f"{name}/*.py"))]
    for path in paths:
        claim = _read_claim(folder, path)
        if isinstance(claim, Problem):
            problems.append(claim)
        else:
            claims.append(claim)
    return claims, problems


def _read_claim(folder: Path, path: Path) -> Claim | Problem:
    text = _read_script(path)
    if isinstance(text, Problem):
        return text
    sentence = " ".join((ast.get_docstring(parse_script(text)) or "").split())
    lines = [n for n, line in enumerate(text.splitlines(), 1) if _RELEASES.match(line)]
    found = _RELEASES.match(text)
    message = line = None
    hint = "its docstring is the sentence that it proves"
    if not sentence:
        message = "has no docstring"
    elif path.stem in sys.stdlib_module_names:
        message, hint = f"has the name of Python's module {path.stem!r}", "name it by what it shows"
    elif len(lines) > (found is not None):
        message, line = "`# releases:` must be the first line, and stand once", lines[-1]
        hint = "for example: # releases: >=2.1,<2.9"
    if message is not None:
        return Problem(file=str(path), key="", line=line, message=message, hint=hint)
    name = path.relative_to(folder).as_posix()
    try:
        return Claim(
            name=name.removesuffix(".py"),
            sentence=sentence,
            text=text,
            digest=script_digest(folder, name),
            releases=parse_specifier(found[1]) if found else None,
        )
    except OSError as error:
        return _unreadable(Path(str(error.filename)), error)
    except ValueError as error:
        hint = "for example: # releases: >=2.1,<2.9"
        return Problem(file=str(path), key="", line=1, message=str(error), hint=hint)


def _check_claims(case: Case, framework: Framework | None, file: TomlFile) -> list[Problem]:
    """Check that prose names only claims that are there, and that each can run somewhere."""
    stems = {name for claim in case.claims for name in (claim.name, claim.name.partition("/")[2])}
    problems = [
        file.problem(
            (key,),
            f"{{claim: {name}}} names no script",
            guess(name, stems) or f"write claims/{name}.py, or alternatives/{name}.py",
        )
        for key in PROSE
        for name in CLAIM_MARK.findall(str(file.data.get(key, "")))
        if name.strip() not in stems
    ]
    listed = [release.version for release in framework.releases] if framework else []
    for claim in case.claims if listed else ():
        wanted = SpecifierSet(claim.releases or "")
        if not any(wanted.contains(version, prereleases=True) for version in listed):
            message = f"no listed release satisfies {claim.releases!r}"
            path = case.folder / f"{claim.name}.py"
            problems.append(Problem(file=str(path), key="", line=1, message=message))
    return problems


def _unreadable(path: Path, error: OSError) -> Problem:
    return Problem(file=str(path), key="", message=f"cannot be read: {error.strerror}")


def _examples(folder: Path) -> str:
    path = folder / EXAMPLES
    return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""


def script_digest(folder: Path, script: str) -> str:
    """Hash a script and every further file of its folder, except all other scripts of the case."""
    others = {other.filename for other in Script} - {script}
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if name != script and name.partition("/")[0] in CLAIM_FOLDERS:
            continue
        if name in others or name in NOT_RUN or "__pycache__" in name or not path.is_file():
            continue
        digest.update(f"{name}\0".encode())
        digest.update(path.read_bytes())
        digest.update(b"\0")
    return digest.hexdigest()
