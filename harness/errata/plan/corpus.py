"""Find the framework table and the cases of a corpus, and keep the cases that were loaded.

It does not import pydantic, as `load` and `frameworks` do, so that a command whose cases are kept
starts quickly.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from errata.model.case import CLAIM_FOLDERS, Case, Script
from errata.model.errors import Problem, UsageProblem
from errata.system.files import SETTLED_NS, Kept, read_plain, states_of

if TYPE_CHECKING:
    from errata.model.verdict import Observation

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
        found = list(_likely(corpus))
        if not found:
            raise UsageProblem(
                f"no case.toml below {str(corpus)!r}",
                hint="a case is a folder with case.toml, broken.py and fixed.py",
            )
        start = len(f"{corpus}/")
        for at in sorted(found, key=lambda at: at.split("/")):
            yield at[start:] or corpus.name, Path(at)


def _likely(corpus: Path) -> Iterator[str]:
    """Walk to the folders that have a file of a case; those of claims, half of all, have none."""
    names = {"case.toml", *(script.filename for script in Script)}
    for at, inside, files in os.walk(corpus):
        if not names.isdisjoint(files) or not names.isdisjoint(inside):
            inside[:] = [name for name in inside if name not in CLAIM_FOLDERS]
            yield at


def claim_ids(case_id: str, folder: Path) -> list[str]:
    """List the ids of a case's claims, by the files in its folder."""
    files = (path for name in CLAIM_FOLDERS for path in folder.glob(f"{name}/*.py"))
    return [f"{case_id}/{path.parent.name}/{path.stem}" for path in files]


Load = Callable[[Path, str], "Case | list[Problem]"]
"""Loads the case in a folder by its id, or lists its problems."""


def read_corpora(
    folders: Sequence[Path], load: Load, is_wanted: Callable[[str], bool] = lambda case_id: True
) -> tuple[dict[str, Case], dict[str, list[Problem]]]:
    """Load the valid cases below `folders` whose ids are wanted, and list the problems of others.

    `load` takes a folder and an id. Both results are by id, in order. An id that appears twice is a
    problem of the second folder. Raises UsageProblem if a folder has no case.
    """
    cases: dict[str, Case] = {}
    taken: dict[str, Path] = {}
    faults: dict[str, list[Problem]] = {}
    for case_id, folder in case_folders(folders):
        if not is_wanted(case_id):
            continue
        outcome = load(folder, case_id)
        problems = list(outcome) if isinstance(outcome, list) else []
        if case_id in taken:
            message = f"the id {case_id!r} is already taken by {taken[case_id]}"
            hint = "rename one of the folders"
            problems.append(Problem(file=str(folder), key="", message=message, hint=hint))
        elif isinstance(outcome, Case):
            cases[case_id] = outcome
        if problems:
            faults.setdefault(case_id, []).extend(problems)
        taken.setdefault(case_id, folder)
    return {case_id: cases[case_id] for case_id in sorted(cases)}, faults


@contextmanager
def keeping(table: Path, load: Load) -> Iterator[Load]:
    """Keep cases as they were loaded, by the state of their folders, in the user's cache.

    Projects whose framework tables say the same share them. Yields what loads a case anew where a
    file of its folder has changed, or did so a moment ago, as its time may not show a second change
    so soon, or cannot be read: permission comes without a change of that time.
    """
    new: dict[str, tuple[object, Case | list[Problem]]] = {}

    def load_once(folder: Path, case_id: str) -> Case | list[Problem]:
        name, state = f"{folder}\n{case_id}", states_of(folder)
        known: tuple[object, Case | list[Problem]] | None = kept.get(name)
        if known is not None and known[0] == state:
            return known[1]
        found = load(folder, case_id)
        newest = max((time_ns for _, time_ns in state.values()), default=0)
        is_read = isinstance(found, Case) or all(os.access(path, os.R_OK) for path in state)
        if is_read and newest < time.time_ns() - SETTLED_NS:
            new[name] = state, found
        return found

    said = str(table)
    with suppress(OSError):
        said = repr([(path.name, path.read_bytes()) for path in sorted(table.glob("*.toml"))])
    with closing(Kept("cases", said)) as kept:
        yield load_once
        if new:
            kept.put(new)


def search_cases(cases: Sequence[Case], record: Iterable[Observation], words: str) -> list[Case]:
    """Choose the cases that contain every word, in lower or upper case; `"some words"` are one.

    Looks into id, title, areas, cause and symptoms, and into the documented and the recorded
    errors. Cases that have all the words in one sentence come first.
    """
    texts = {
        case.id: {
            *(case.id, case.title, *case.areas, case.cause, *case.symptoms),
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
