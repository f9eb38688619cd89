"""Find the framework table and the cases of a corpus, and read what identifies the cases.

This is all that a list of cases needs. It does not import pydantic, as `load` and `frameworks` do,
so that `errata list` starts quickly.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from errata.model.case import (
    CLAIM_FOLDERS,
    Case,
    Expectation,
    Kind,
    Requirements,
    Script,
    split_releases,
    without_marks,
)
from errata.model.errors import Problem, UsageProblem
from errata.model.outcome import Outcome

if TYPE_CHECKING:
    from errata.model.verdict import Observation

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

_WORDS = re.compile(r'"[^"]+"|[^\s"]+')
_SENTENCE_ENDS = re.compile(r"(?<=[.!?])\s+|\n\s*\n")


def find_table_folder(start: Path) -> Path:
    """Find the nearest `envs/` with a table, from `start` upwards, else Errata's own.

    Raises UsageProblem if there is none.
    """
    start, shipped = start.resolve(), shipped_root()
    own: tuple[Path, ...] = (shipped / "envs",) if shipped else ()
    for folder in (*(parent / "envs" for parent in (start, *start.parents)), *own):
        if any(folder.glob("*.toml")):
            return folder
    raise UsageProblem(
        f"no framework table: neither '{start}' nor a folder above it has envs/*.toml",
        hint="go to a checkout of Errata, or reinstall it: pip install --force-reinstall errata",
    )


def shipped_root() -> Path | None:
    """Find the folder with the `cases`, `envs` and `reports` that came along with Errata.

    It is a checkout, or `share/errata` of the prefix that Errata is installed in. None where
    neither is there.
    """
    package = Path(__file__).resolve().parents[1]
    checkout = package.parents[1]
    if (checkout / "pyproject.toml").is_file() and (checkout / "cases").is_dir():
        return checkout
    prefixes = (folder / "share" / "errata" for folder in package.parents)
    return next((folder for folder in prefixes if (folder / "cases").is_dir()), None)


def case_folders(corpora: Sequence[Path]) -> Iterator[tuple[str, Path]]:
    """Find every folder that is, or was meant to be, a case; yields its id with it.

    Raises UsageProblem for a corpus that does not exist or has no case.
    """
    for corpus in dict.fromkeys(folder.resolve() for folder in corpora):
        if not corpus.is_dir():
            raise UsageProblem(
                f"there is no folder {str(corpus)!r}", hint="name a case folder with --corpus"
            )
        names = {"case.toml", *(script.filename for script in Script)}
        walked = os.walk(corpus)
        found = {Path(at) for at, *held in walked if any(map(names.intersection, held))}
        if not found:
            raise UsageProblem(
                f"no case.toml below {str(corpus)!r}",
                hint="a case is a folder with case.toml, broken.py and fixed.py",
            )
        for folder in sorted(found):
            yield folder.relative_to(corpus).as_posix() if folder != corpus else folder.name, folder


def claim_ids(case_id: str, folder: Path) -> list[str]:
    """List the ids of a case's claims, by the files in its folder."""
    files = (path for name in CLAIM_FOLDERS for path in folder.glob(f"{name}/*.py"))
    return [f"{case_id}/{path.parent.name}/{path.stem}" for path in files]


def list_corpora(folders: Sequence[Path]) -> tuple[list[Case], dict[str, list[Problem]]]:
    """Read the title, kind, areas, cause and requirements of the cases below `folders`, by id.

    Of an expectation the outcome and the words are read. Nothing else is read or checked: scripts
    are empty. Also returns the problems of each `case.toml` that cannot be read or lacks one of
    them. Raises UsageProblem if a folder has no case.
    """
    cases: dict[str, Case] = {}
    faults: dict[str, list[Problem]] = {}
    for case_id, folder in case_folders(folders):
        file = folder / "case.toml"
        try:
            cases.setdefault(case_id, _case(read_plain(file), case_id, folder))
        except OSError as error:
            message = f"cannot be read: {error.strerror}"
            faults[case_id] = [Problem(file=str(file), key="", message=message)]
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
            hint = "errata check shows what is wrong"
            problem = Problem(file=str(file), key="", message="is not valid", hint=hint)
            faults[case_id] = [problem]
    return [cases[case_id] for case_id in sorted(cases)], faults


def search_cases(cases: Sequence[Case], record: Iterable[Observation], words: str) -> list[Case]:
    """Choose the cases that contain every word, in lower or upper case; `"some words"` are one.

    Looks into id, title, areas and cause, and into the documented and the recorded errors. Cases
    that have all the words in one sentence come first.
    """
    texts = {
        case.id: {
            *(case.id, case.title, *case.areas, case.cause),
            *(text for one in case.expectations for text in (one.type, one.message, one.warning)),
        }
        for case in cases
    }
    for entry in record:
        if entry.case in texts and entry.signature is not None:
            texts[entry.case] |= {entry.signature.type, entry.signature.message}
    wanted = [" ".join(word.strip('"').split()) for word in _WORDS.findall(words.lower())]
    ranks: dict[str, bool] = {}
    for name, parts in texts.items():
        sentences = [
            " ".join(sentence.lower().split())
            for text in filter(None, parts)
            for sentence in _SENTENCE_ENDS.split(text)
        ]
        if all(any(word in sentence for sentence in sentences) for word in wanted):
            ranks[name] = not any(all(word in each for word in wanted) for each in sentences)
    return sorted((case for case in cases if case.id in ranks), key=lambda case: ranks[case.id])


def default_modes(table: Path) -> dict[str, str]:
    """Read the default mode of each framework from the framework table, unchecked."""
    tables = [read_plain(file) for file in sorted(table.glob("*.toml"))]
    return {str(data.get("framework")): str(data.get("default_mode", "")) for data in tables}


def read_plain(file: Path) -> dict[str, Any]:
    """Read a TOML file, unchecked; raises OSError and ValueError."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _case(data: dict[str, Any], case_id: str, folder: Path) -> Case:
    requires = data["requires"]
    split_releases(requires["releases"])
    return Case(
        id=case_id,
        folder=folder,
        title=data["title"].strip(),
        kind=Kind(data["kind"]),
        areas=tuple(map(str, data["areas"])),
        cause=without_marks(str(data.get("cause", ""))),
        fix="",
        sources=(),
        requires=Requirements(
            releases=requires["releases"],
            packages=tuple(map(str, requires.get("packages", ()))),
            modes=tuple(dict.fromkeys(map(str, requires.get("modes", ())))),
            backends=tuple(map(str, requires.get("backends", ("cpu",)))),
            unmeasured=tuple(map(str, requires.get("unmeasured", ()))),
        ),
        expectations=tuple(map(_expectation, data.get("expect", ()))),
        broken="",
        fixed="",
    )


def _expectation(table: dict[str, Any]) -> Expectation:
    words: dict[str, Any] = {
        key: str(table[key]) for key in ("type", "message", "warning") if key in table
    }
    return Expectation(outcome=Outcome(table["outcome"]), **words)
