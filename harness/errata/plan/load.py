"""Read every case of a corpus, reporting every problem of every case at once."""

from __future__ import annotations

import ast
import hashlib
import os
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from errata.model import case as model
from errata.model.errors import CaseProblems, HarnessFailure, Problem, UsageProblem
from errata.model.matching import matches_text
from errata.model.source import decode_script, parse_script, statements
from errata.model.versions import satisfies
from errata.plan.choosing import framework_named
from errata.plan.expect_blocks import Block, split_blocks
from errata.plan.framework import Framework
from errata.plan.matrix import expectation_index, modes_of, releases_for
from errata.plan.toml_tables import KeyPath, TomlFile, Validated, parse_toml, read_toml, validate
from errata.system import rooms
from errata.text.printable import guess

_RELEASES = re.compile(r"#\s*releases\s*:\s*(.*)", re.IGNORECASE)
AREAS = "areas.toml"
"""The file of a corpus that lists its areas, each with a description; a corpus may have none."""


def load_case(folder: Path, case_id: str, frameworks: Mapping[str, Framework]) -> model.Case:
    """Load the case in `folder`; raises CaseProblems with every problem of it."""
    outcome = try_case(folder, case_id, frameworks)
    if isinstance(outcome, list):
        raise CaseProblems(outcome)
    return outcome


def check_areas(corpora: Sequence[Path], folders: Collection[Path]) -> list[Problem]:
    """List the areas of the cases in `folders` that their corpus's `areas.toml` does not have."""
    problems: list[Problem] = []
    for corpus in corpora:
        path = corpus / AREAS
        known = read_toml(path, str(path)) if path.exists() else None
        if isinstance(known, Problem):
            problems.append(known)
        elif known is not None:
            mine = [folder for folder in folders if corpus in folder.parents]
            problems += [p for at in mine for p in _unknown_areas(at / "case.toml", known)]
    return problems


def _unknown_areas(path: Path, known: TomlFile) -> list[Problem]:
    file = read_toml(path, str(path)) if path.is_file() else None
    if file is None or isinstance(file, Problem):
        return []  # `read_corpora` reports it
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


def try_case(
    folder: Path, case_id: str, frameworks: Mapping[str, Framework]
) -> model.Case | list[Problem]:
    """Load one case, or list its problems."""
    problems = [
        Problem(file=str(folder), key="", message=f"{name} is missing", hint="every case has it")
        for name in ("case.toml", *(script.filename for script in model.Script))
        if not (folder / name).is_file()
    ]
    files, unreadable = read_files(folder)
    texts, wrong = _read_scripts(folder, files)
    claims, faulty = _read_claims(folder, files)
    problems += [*unreadable, *wrong, *faulty]
    if not (folder / "case.toml").is_file():
        return problems
    file = read_toml(folder / "case.toml", str(folder / "case.toml"))
    if isinstance(file, Problem):
        return problems if file in problems else [*problems, file]
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
    examples = folder / model.EXAMPLES
    case = model.Case(
        **vars(found.parsed),
        id=case_id,
        folder=folder,
        broken=texts.get(model.Script.BROKEN, ""),
        fixed=texts.get(model.Script.FIXED, ""),
        script_digests=tuple((s, script_digest(files, s.filename)) for s in model.Script),
        trigger_examples=examples.read_text("utf-8", "replace") if model.EXAMPLES in files else "",
        claims=tuple(claims),
    )
    problems += check_meaning(case, framework, texts, file)
    problems += [] if faulty else _check_claims(case, framework, file)
    return problems or case


def read_files(folder: Path) -> tuple[dict[str, bytes], list[Problem]]:
    """Read every file below a case's folder by its path there; lists those that cannot be read."""
    files: dict[str, bytes] = {}
    problems = []
    paths = (Path(at, name) for at, _, names in os.walk(folder) for name in names)
    for path in sorted(path for path in paths if "__pycache__" not in path.parts):
        if path.is_file():
            try:
                files[path.relative_to(folder).as_posix()] = path.read_bytes()
            except OSError as error:
                message = f"cannot be read: {error.strerror}"
                problems.append(Problem(file=str(path), key="", message=message))
    return files, problems


def _read_scripts(
    folder: Path, files: Mapping[str, bytes]
) -> tuple[dict[model.Script, str], list[Problem]]:
    """Read the scripts that are there and parse, in whatever encoding they declare."""
    texts: dict[model.Script, str] = {}
    problems = []
    for script in model.Script:
        if script.filename in files:
            read = _read_script(folder / script.filename, files[script.filename])
            if isinstance(read, Problem):
                problems.append(read)
            else:
                texts[script] = read[0]
    return texts, problems


def _read_script(path: Path, source: bytes) -> tuple[str, ast.Module] | Problem:
    try:
        text = decode_script(source)
        tree = parse_script(text)
    except SyntaxError as error:
        message = f"does not parse: {error.msg}"
        return Problem(file=str(path), key="", message=message, line=error.lineno)
    if not tree.body:
        return Problem(file=str(path), key="", message="has no statement: nothing can fail")
    return text, tree


def _read_claims(
    folder: Path, files: Mapping[str, bytes]
) -> tuple[list[model.Claim], list[Problem]]:
    """Read the scripts that prove what the case says, and the problems of those that cannot."""
    claims: list[model.Claim] = []
    problems: list[Problem] = []
    for name in files:
        parent, _, rest = name.partition("/")
        if parent in model.CLAIM_FOLDERS and rest.endswith(".py") and "/" not in rest:
            claim = _read_claim(folder / name, name, files)
            if isinstance(claim, Problem):
                problems.append(claim)
            else:
                claims.append(claim)
    return claims, problems


def _read_claim(path: Path, name: str, files: Mapping[str, bytes]) -> model.Claim | Problem:
    read = _read_script(path, files[name])
    if isinstance(read, Problem):
        return read
    text, tree = read
    sentence = " ".join((ast.get_docstring(tree) or "").split())
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
    try:
        return model.Claim(
            name=name.removesuffix(".py"),
            sentence=sentence,
            text=text,
            digest=script_digest(files, name),
            releases=model.parse_specifier(found[1]) if found else None,
        )
    except ValueError as error:
        hint = "for example: # releases: >=2.1,<2.9"
        return Problem(file=str(path), key="", line=1, message=str(error), hint=hint)


def _check_claims(case: model.Case, framework: Framework | None, file: TomlFile) -> list[Problem]:
    """Check that prose names only scripts that are there, and that each can run somewhere."""
    own = {"broken", "fixed"}
    stems = own.union(*((claim.name, claim.name.partition("/")[2]) for claim in case.claims))
    problems = [
        file.problem(
            (key,),
            f"{{claim: {name}}} names no script",
            guess(name, stems) or f"write claims/{name}.py, or alternatives/{name}.py",
        )
        for key in model.PROSE
        for name in model.CLAIM_MARK.findall(str(file.data.get(key, "")))
        if name.strip() not in stems
    ]
    listed = [release.version for release in framework.releases] if framework else []
    for claim in case.claims if listed else ():
        if not any(satisfies(claim.releases or "", version) for version in listed):
            message = f"no listed release satisfies {claim.releases!r}"
            path = case.folder / f"{claim.name}.py"
            problems.append(Problem(file=str(path), key="", line=1, message=message))
    return problems


def script_digest(files: Mapping[str, bytes], script: str) -> str:
    """Hash a script and every further file of its folder, except all other scripts of the case."""
    others = {other.filename for other in model.Script} - {script}
    digest = hashlib.sha256()
    for name, content in files.items():
        if name != script and name.partition("/")[0] in model.CLAIM_FOLDERS:
            continue
        if name not in others and name not in model.NOT_RUN:
            digest.update(b"%s\0%s\0" % (name.encode(), content))
    return digest.hexdigest()


_NEEDED = {"raised": ("type", "message"), "crashed": ("signal",), "exited": ("exit_code",)}
_WITH_EXCEPTION = ("raised", "out-of-memory")
_ONLY_FOR = {
    "type": _WITH_EXCEPTION,
    "message": _WITH_EXCEPTION,
    "at": _WITH_EXCEPTION,
    "native": _WITH_EXCEPTION,
    "signal": ("crashed",),
    "exit_code": ("exited",),
}


def check_outcomes(found: Validated[model.CaseFile]) -> list[Problem]:
    """Check that every expectation has what its outcome needs, and nothing that it cannot have."""
    if found.parsed is None:
        return []
    problems = []
    for number, table in enumerate(found.parsed.expectations):
        place = ("expect", number)
        if not found.is_doubtful(*place, "outcome"):
            wrong = _misfits(table, {n for n in _ONLY_FOR if found.is_doubtful(*place, n)})
            problems += [found.file.problem(place, message) for message in wrong]
    requires = found.parsed.requires
    if requires.isolation and not requires.isolation_reason:
        hint = "say why the scripts must not be forked"
        message = "needs an `isolation_reason`"
        problems.append(found.file.problem(("requires", "isolation"), message, hint))
    if found.parsed.frequency and not found.parsed.frequency_note:
        hint = "say what shows it: threads, issues, questions"
        message = "needs a `frequency_note`"
        problems.append(found.file.problem(("frequency",), message, hint))
    if found.parsed.same_error_as and not found.parsed.discriminator:
        hint = "say how to tell this cause from the others: a frame, a word, a line to print"
        message = "needs a `discriminator`"
        problems.append(found.file.problem(("same_error_as",), message, hint))
    return problems


def _misfits(table: model.Expectation, doubtful: Iterable[str]) -> list[str]:
    """Describe what does not fit the outcome; `doubtful` keys are present, but wrong."""
    given = {name for name in _ONLY_FOR if getattr(table, name) not in (None, ())}.union(doubtful)
    missing = [name for name in _NEEDED.get(table.outcome, ()) if name not in given]
    useless = [
        n for n, outcomes in _ONLY_FOR.items() if n in given and table.outcome not in outcomes
    ]
    messages = []
    if table.harm and table.outcome == "passed" and table.warning is None:
        messages.append("an expectation that passes does no `harm`")
    if missing:
        messages.append(f"outcome {str(table.outcome)!r} needs {_names(missing)}")
    if useless:
        messages.append(f"outcome {str(table.outcome)!r} cannot have {_names(useless)}")
    return messages


def _names(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def check_framework(
    parsed: model.CaseFile, file: TomlFile, frameworks: Mapping[str, Framework]
) -> list[Problem]:
    """Check what depends on the framework table: names, modes, listed releases."""
    name, specifier = parsed.requires.framework, parsed.requires.specifier
    place: KeyPath = ("requires", "releases")
    try:
        framework = framework_named(name, frameworks)
    except UsageProblem as error:
        return [file.problem(place, error.message, error.hint)]
    problems = []
    if not any(satisfies(specifier, release.version) for release in framework.releases):
        listed = ", ".join(release.version for release in framework.releases)
        message = f"no listed release of {name} satisfies {specifier!r}; listed: {listed}"
        problems.append(file.problem(place, message))
    for place, modes in _modes(parsed):
        for mode in modes:
            if mode not in framework.modes:
                known = ", ".join(framework.modes)
                message = f"{name} has no mode {mode!r}; its modes: {known}"
                problems.append(file.problem(place, message, guess(mode, framework.modes)))
    return problems


def _modes(parsed: model.CaseFile) -> Iterator[tuple[KeyPath, tuple[str, ...]]]:
    yield ("requires", "modes"), parsed.requires.modes
    for number, table in enumerate(parsed.expectations):
        yield ("expect", number, "modes"), table.modes


def check_meaning(
    case: model.Case, framework: Framework | None, readable: Iterable[model.Script], file: TomlFile
) -> list[Problem]:
    """Check that scripts and expectations fit each other.

    `readable` are the scripts whose text is known. Whether expectations are reached is only
    checked with a `framework`.
    """
    scripts = tuple(readable)
    problems = _check_variables(case, scripts)
    if model.Script.BROKEN in scripts:
        problems += _check_statements(case, file)
    problems += _check_looks(case, file)
    if framework is not None:
        problems += _check_reached(case, framework, file)
    return problems


def _check_variables(case: model.Case, scripts: Iterable[model.Script]) -> list[Problem]:
    """Require that scripts for several modes or devices read which of them they run in."""
    needed = []
    if len(case.requires.modes) > 1:
        needed.append(("modes", "ERRATA_MODE"))
    if case.requires.backends != ("cpu",):
        needed.append(("backends", "ERRATA_DEVICE"))
    return [
        Problem(
            file=str(case.folder / script.filename),
            key="",
            message=f"never reads {variable}, but the case names several {what}",
            hint=f'os.environ.get("{variable}", …) after the imports',
        )
        for what, variable in needed
        for script in scripts
        if variable not in case.text(script)
    ]


def _check_statements(case: model.Case, file: TomlFile) -> list[Problem]:
    known = statements(case.broken)
    return [
        file.problem(
            ("expect", number, "at"),
            f"broken.py has no statement {expectation.at!r}",
            guess(expectation.at, known),
        )
        for number, expectation in enumerate(case.expectations)
        if expectation.at and not any(matches_text(expectation.at, s) for s in known)
    ]


def _check_looks(case: model.Case, file: TomlFile) -> Iterator[Problem]:
    """Check what the room of scan reads: how other programs show the failure."""
    check = rooms.load("scan.triggers:check_tables") if case.triggers or case.watched else None
    for place, message in check(case) if check else ():
        yield file.problem(place, message)


def _check_reached(case: model.Case, framework: Framework, file: TomlFile) -> list[Problem]:
    reached = {
        expectation_index(case, version, mode, backend)
        for backend in case.requires.backends
        for version in releases_for(case, framework, backend)
        for mode in modes_of(case, framework)
    }
    return [
        file.problem(
            ("expect", number),
            "can match no cell: no listed release, mode and backend is left to it",
            "an earlier [[expect]] covers them, or no listed release satisfies it",
        )
        for number in range(len(case.expectations))
        if number not in reached
    ]


def recheck(
    case: model.Case, before: str, after: str, frameworks: Mapping[str, Framework]
) -> model.Case:
    """Return the case with the expectations of its new text, which is not written yet.

    Raises CaseProblems with all problems that `errata check` would report, and HarnessFailure if
    anything but expectations differs from the text before.
    """
    name = str(case.folder / "case.toml")
    old, new = parse_toml(before, name), parse_toml(after, name)
    if _without_expectations(old) != _without_expectations(new):
        raise HarnessFailure(
            f"rewriting {name} would change more than its expectations",
            hint="this is a fault in errata: please report it with the case.toml",
        )
    found = validate_case(new)
    problems = [*found.problems, *check_outcomes(found)]
    if found.parsed is not None and not problems:
        problems += check_framework(found.parsed, new, frameworks)
    blocks = [part for part in split_blocks(after) if isinstance(part, Block)]
    changed = replace(case, expectations=tuple(block.expectation for block in blocks))
    if not problems:
        framework = frameworks[case.requires.framework]
        problems += check_meaning(changed, framework, tuple(model.Script), new)
    if problems:
        raise CaseProblems(problems)
    return changed


def _without_expectations(file: TomlFile) -> dict[str, Any]:
    return {key: value for key, value in file.data.items() if key != "expect"}


def case_schema() -> dict[str, Any]:
    """Return the JSON Schema of `case.toml`, for editors."""
    schema = TypeAdapter(model.CaseFile).json_schema()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **schema,
        "title": "Errata case.toml",
    }


# Values for required keys that are wrong or missing, so that the rest can be checked.
_SOURCE = {"url": "https://example.org"}
_REQUIRES = {"releases": "unknown"}
_EXPECT = {"outcome": "passed"}
_TRIGGER = {"code": "_", "confidence": "possible", "call": "_", "when": "_"}
_STAND_INS: Mapping[str, Any] = {
    "title": "?",
    "kind": "exception",
    "areas": ["unknown"],
    "cause": "?",
    "fix": "?",
    "sources": [_SOURCE],
    "requires": _REQUIRES,
    "expect": [_EXPECT],
    "rtol": 0.0,
    "atol": 0.0,
    **_SOURCE,
    **_REQUIRES,
    **_EXPECT,
    **_TRIGGER,
}


def validate_case(file: TomlFile) -> Validated[model.CaseFile]:
    """Check the keys and values of a `case.toml`, each by itself."""
    return validate(model.CaseFile, file, _STAND_INS)
