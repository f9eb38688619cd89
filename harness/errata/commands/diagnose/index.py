"""An index of the messages that cases document and the record holds: built once, asked often.

It is a SQLite file, so that a question reads a few rows instead of the corpus; `building` writes
it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from errata.model.case import Confidence, Trigger, WatchedCall
from errata.model.cell import release_of
from errata.model.matching import counts_as, fold, normalise_message
from errata.model.versions import release_order

FORMAT = 6
"""Raised when the tables or what they mean change: an index of another format is built again."""

_SHARED = 30  # references that are compared word by word


@dataclass(frozen=True, kw_only=True)
class CaseFacts:
    """What an answer says of a case, and by what its situation is seen in a text.

    `affected` are the places where the case fails in any wording, `outcomes` what its broken script
    does there, `healed` those where that script passes and shows no failure, and `fixed` those
    where its fixed script passes. `same_error_as` are cases with the same error and another cause,
    `sources` how many places report this one.
    """

    id: str
    title: str
    framework: str
    kind: str = ""
    specifier: str = ""
    cause: str = ""
    fix: str = ""
    fix_known: bool = True
    frequency: str = ""
    sources: int = 0
    discriminator: str = ""
    is_draft: bool = False
    areas: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()
    situation: tuple[str, ...] = ()
    same_error_as: tuple[str, ...] = ()
    statements: tuple[str, ...] = ()
    affected: tuple[str, ...] = ()
    outcomes: tuple[str, ...] = ()
    healed: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()

    def releases(self) -> dict[str, bool]:
        """Return for each measured release, in order, whether the case fails there in any mode."""
        found = dict.fromkeys(map(release_of, self.healed), False)
        found |= dict.fromkeys(map(release_of, self.affected), True)
        return {each: found[each] for each in sorted(found, key=release_order) if each}

    def fails_on(self, version: str) -> bool | None:
        """Return whether the case fails on a release, by the measured ones; None without any.

        A release between two measured ones does what the older one did.
        """
        nearest = self._nearest(version)
        return self.releases()[nearest] if nearest else None

    def outcomes_on(self, versions: Iterable[str]) -> tuple[str, ...]:
        """Return what the broken script does on some releases, where it shows the failure."""
        nearest = {self._nearest(version) for version in versions}
        places = zip(self.affected, self.outcomes, strict=False)
        return tuple(outcome for place, outcome in places if release_of(place) in nearest)

    def _nearest(self, version: str) -> str:
        """Return the measured release that counts for one; empty without any."""
        measured = list(self.releases())
        order = release_order(version.partition("+")[0])[:2]  # 3.1 is 3.1.0
        before = [each for each in measured if release_order(each)[:2] <= order]
        return next(iter(before[-1:] or measured[:1]), "")


@dataclass(frozen=True, kw_only=True)
class Reference:
    """A message by which a case is known: its words, without those that are the script's own.

    `weights` are those of its words, known once it is read. `names` are the positions of names,
    which must not differ, `telling` of those that must be seen, `gaps` those before which anything
    may stand, `lead` the number of words of its first sentence. `everyday` lists messages that
    everyday mistakes raise: the level (1 for Python's own, 3 where no situation tells the causes
    apart) and the positions that they have in common. `whole` is set where a case words the
    message itself, which then identifies nothing but itself.
    """

    case: str
    type: str = ""
    keys: tuple[str, ...] = ()
    weights: tuple[float, ...] = ()
    raws: tuple[str, ...] = ()
    names: tuple[int, ...] = ()
    telling: tuple[int, ...] = ()
    gaps: tuple[int, ...] = ()
    lead: int = 0
    everyday: tuple[tuple[int, ...], ...] = ()
    whole: str = ""
    native: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    is_documented: bool = True

    @cached_property
    def type_name(self) -> str:
        """The type without its module."""
        return self.type.rpartition(".")[2]


@dataclass(kw_only=True)
class Index:
    """An index to ask: the weights of all words; references and cases are read when needed."""

    connection: sqlite3.Connection
    problems: tuple[str, ...]
    weights: Mapping[str, float]
    _cases: dict[str, CaseFacts] = field(default_factory=dict)

    @cached_property
    def heaviest(self) -> float:
        """The weight of a word that only one case or one line has."""
        return max(self.weights.values(), default=0.0)

    @classmethod
    def opened(cls, path: Path | str, stamp: str = "") -> Index | None:
        """Open an index; None if it is not there, is damaged, or is of another stamp."""
        if not Path(path).is_file():
            return None
        connection = sqlite3.connect(f"{Path(path).resolve().as_uri()}?mode=ro", uri=True)
        try:
            found = connection.execute(
                "SELECT format, stamp, problems, weights FROM about"
            ).fetchone()
        except sqlite3.Error:
            found = None
        if not found or found[0] != FORMAT or (stamp and found[1] != stamp):
            connection.close()
            return None
        problems, weights = json.loads(found[2]), json.loads(found[3])
        return cls(connection=connection, problems=tuple(problems), weights=weights)

    def close(self) -> None:
        """Close the file."""
        self.connection.close()

    def case(self, case_id: str) -> CaseFacts:
        """Return what is known of a case."""
        if case_id not in self._cases:
            query = "SELECT facts FROM case_ WHERE id = ?"
            [facts] = self.connection.execute(query, (case_id,)).fetchone()
            self._cases[case_id] = CaseFacts(**_tuples(json.loads(facts)))
        return self._cases[case_id]

    def find(self, case_id: str) -> CaseFacts | None:
        """Return what is known of a case; None if there is no such case."""
        return self.case(case_id) if case_id in self.ids() else None

    def ids(self) -> frozenset[str]:
        """Return the ids of all cases."""
        return frozenset(found for (found,) in self.connection.execute("SELECT id FROM case_"))

    def identical(self, failures: Iterable[str]) -> list[str]:
        """List the cases that have a failure in full: see `failure_key`."""
        query = """
            SELECT DISTINCT case_id FROM json_each(?)
            JOIN identical ON identical.failure = json_each.value ORDER BY case_id
        """
        return [found for (found,) in self.connection.execute(query, (json.dumps([*failures]),))]

    def candidates(self, words: Iterable[str]) -> Iterator[Reference]:
        """Yield the references that share most with the words, by weight."""
        known = [word for word in dict.fromkeys(words) if word in self.weights]
        query = """
            SELECT body FROM reference JOIN (
                SELECT reference, SUM(posting.weight) AS shared FROM json_each(?)
                JOIN posting ON posting.word = json_each.value GROUP BY reference
            ) ON reference.id = reference ORDER BY shared * shared / (total + 10) DESC, reference.id
            LIMIT ?
        """
        for (body,) in self.connection.execute(query, (json.dumps(known), _SHARED)):
            values = _tuples(json.loads(body))
            weights = tuple(self.weights.get(word, 0.0) for word in values["keys"])
            yield Reference(**values | {"weights": weights})

    def triggers(self) -> list[tuple[str, str, int, Trigger]]:
        """List every trigger with its case, the framework and its number there (from 0)."""
        query = "SELECT case_id, framework, number, body FROM trigger_ ORDER BY case_id, number"
        found = []
        for case_id, framework, number, body in self.connection.execute(query):
            values = json.loads(body)
            where = tuple((hole, tuple(options)) for hole, options in values.pop("where"))
            confidence = Confidence(values.pop("confidence"))
            trigger = Trigger(**_tuples(values), where=where, confidence=confidence)
            found.append((case_id, framework, number, trigger))
        return found

    def watched(self) -> list[tuple[str, str, int, WatchedCall]]:
        """List all watched calls with their case, the framework and their number there (from 0)."""
        query = "SELECT case_id, framework, number, body FROM watched ORDER BY case_id, number"
        found = []
        for case_id, framework, number, body in self.connection.execute(query):
            values = json.loads(body)
            confidence = Confidence(values.pop("confidence"))
            call = WatchedCall(**_tuples(values), confidence=confidence)
            found.append((case_id, framework, number, call))
        return found

    @property
    def size(self) -> int:
        """The number of cases."""
        return int(self.connection.execute("SELECT COUNT(*) FROM case_").fetchone()[0])


def failure_key(kind: str, message: str, at: str) -> str:
    """Return what names a failure in full: its type without the module, message and statement."""
    kind = counts_as(kind).rpartition(".")[2]
    return f"{kind}: {normalise_message(message)} | {fold(at)}"


def _tuples(plain: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(item) if isinstance(item, list) else item for key, item in plain.items()}
