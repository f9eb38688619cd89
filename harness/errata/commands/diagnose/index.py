"""An index of the messages that cases document and the record holds: built once, asked often.

It is a SQLite file, so that a question reads a few rows instead of the corpus. It has what a
message says, without what belongs to the script of its case alone.
"""

from __future__ import annotations

import builtins
import json
import re
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property, lru_cache
from itertools import chain, pairwise, zip_longest
from pathlib import Path
from typing import Any

from errata.commands.diagnose import vocabulary
from errata.model.case import Case, Confidence, Trigger, WatchedCall
from errata.model.cell import release_of
from errata.model.matching import counts_as, fold, matches_text, normalise_message
from errata.model.outcome import Outcome
from errata.model.verdict import OTHER_CODE, Observation
from errata.model.versions import release_order
from errata.text.tracebacks import find_traces

FORMAT = 19
"""Raised when the tables or what they mean change: an index of another format is built again."""

_MANY = 10  # cases: a function on the way to the failures of more of them tells nothing
_SHARED = 30  # references that are compared word by word
_LONG_PATTERN = 100  # letters
_LONGEST = 80  # words of a message that are compared
_LEAST_LEAD, _LEAST_SAID = 6, 4
_SIMILAR, _ALIKE = 0.5, 0.9  # shares of an ordinary message that make a reference resemble it
_PYTHON, _OTHERS, _NEVER = 1, 2, 3  # levels of ordinary messages
_ORDINARY = Path(__file__).with_name("ordinary.txt")
_SENTENCE = re.compile(r"[.!?:](?:\s|$|(?=[A-Z]))|\n")
_GIST, _FRAME = re.compile(r"\sExplanation:"), re.compile(r'File "')
_INNER = re.compile(r"\b[A-Za-z_][\w.]*(?:Error|Exception|Unsupported): ")
_ADVICE = re.compile(
    r"from user code:|Set TORCH|Set torch\._dynamo|For (?:even )?more (?:developer )?"
    r"(?:context|details)|Developer debug context|You can suppress this|The error above occurred"
    r"|Suggested fixes:|Hint: (?:enable anomaly|the backtrace)|\[Hint: |\[operator <"
)
# Keys as a state_dict has them, and types in a list: they are the user's own.
_VALUES = re.compile(r"\"\w+(?:\.\w+)*\.?\"|\[(?:'[^'\n]{1,60}'(?:, ?)?)+\]")
_PLAIN = {"eager", "dynamic", "pynative"}  # modes that compile nothing
_OF_A_MODE = {"compile", "graph-break", "graph-mode", "to-static"}
_EXCEPTIONS = frozenset(
    name
    for name, kind in vars(builtins).items()
    if isinstance(kind, type) and issubclass(kind, BaseException)
)
_COUNTED = {"one": "1", "two": "2", "three": "3", "four": "4"}
NUMBER = re.compile(r"(?<![\w.\-])-?\d+(?:\.\d+)?(?![\w.]*\w)")
_TYPED = re.compile(r"(?P<type>[A-Za-z_][\w.]*(?:Error|Exception|Warning)|Unsupported): ")
_GENERATED = re.compile(r"__\w+(?<!__)$")  # no name that a person gives
_ELLIPSIS = re.compile(r"…|\.{3,}")
_TABLES = """
CREATE TABLE about (format INTEGER, stamp TEXT, problems TEXT, weights TEXT, usual TEXT);
CREATE TABLE case_ (id TEXT PRIMARY KEY, facts TEXT);
CREATE TABLE reference (id INTEGER PRIMARY KEY, total REAL, beginning TEXT, body TEXT);
CREATE TABLE posting (word TEXT, reference INTEGER, weight REAL, PRIMARY KEY (word, reference))
WITHOUT ROWID;
CREATE TABLE identical (failure TEXT, case_id TEXT, PRIMARY KEY (failure, case_id)) WITHOUT ROWID;
CREATE TABLE trigger_ (kind TEXT, case_id TEXT, framework TEXT, number INTEGER, body TEXT);
"""
_PROSE = """
CREATE VIRTUAL TABLE prose USING fts5(
    case_id UNINDEXED, framework UNINDEXED, title, seen, said, script,
    tokenize = 'porter unicode61')
"""
_CLOSEST, _LEAST_CLOSE = 3, 20.0  # cases that are named at most, and what their words weigh (BM25)
_TERM, _TERMS = re.compile(r"[a-z][a-z0-9]+"), 500
# Whose files they are says nothing, nor does a type that any failure may have.
_FRAMING = re.compile(
    r'(?m)^\W{0,9}(?:File ".*$|Traceback \(most.*$|(?:Runtime|Value|Type|Attribute)Error\b)'
)
# Paddle's kind of an error, often left out, and which check of PyTorch's C++ code failed.
_CATEGORY = re.compile(r"\A(?:\([A-Z]\w{3,40}\) +|\[enforce fail at [^]\n]*\][^.\n]*\. ?)")
_DEVICE = re.compile(r"(?:(?<=\bcuda:)|(?<=\bnpu:))\d+")  # which of several cards tells nothing
_CPP = re.compile(r"(?<!\S)\S+\.(?:cpp|cu|cuh|cc|h|hpp)\b")  # says nothing of the failure
_HELD_BY = re.compile(r"'(?:NoneType|numpy\.\w+)' object has no attribute '\Z")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@dataclass(frozen=True, kw_only=True)
class CaseFacts:
    """What an answer says of a case, and by what its situation is seen in a text.

    `affected` are the places where the case fails in any wording, `outcomes` what its broken script
    does there, `healed` those where that script passes and shows no failure, and `fixed` those
    where its fixed script passes. `same_error_as` are cases with the same error and another cause,
    `sources` how many places report this one. `numbers` are those that its texts name,
    `fixed_numbers` those of its messages that must be among them, `operators` those of Paddle that
    its messages name, `functions` those of the framework that were on the way to the failure and
    are not on the way to many others, `inside` whether one of its functions raised it each time,
    None where that differs or is not known.
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
    generic: bool = False
    is_draft: bool = False
    areas: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()
    situation: tuple[str, ...] = ()
    same_error_as: tuple[str, ...] = ()
    decided_by: tuple[str, ...] = ()
    statements: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    fixed_numbers: tuple[str, ...] = ()
    operators: tuple[str, ...] = ()
    functions: tuple[str, ...] = ()
    inside: bool | None = None
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
    may stand, `numbers` those of words that one number or a shape follows, with the number or what
    `ranks` says, `lead` the number of words of its first sentence. `everyday` lists messages that
    everyday mistakes raise: the level (1 for Python's own, 3 where no situation tells the causes
    apart) and the positions that they have in common: in Python's own names too, except those
    that a case quotes. `areas` are those of the case, without a mode that the error does not need.
    """

    case: str
    type: str = ""
    areas: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    weights: tuple[float, ...] = ()
    raws: tuple[str, ...] = ()
    names: tuple[int, ...] = ()
    telling: tuple[int, ...] = ()
    gaps: tuple[int, ...] = ()
    numbers: tuple[tuple[int, str], ...] = ()
    lead: int = 0
    everyday: tuple[tuple[int, ...], ...] = ()
    seen: tuple[str, ...] = ()
    is_documented: bool = True
    is_quoted: bool = False

    def weigh(self, positions: Iterable[int]) -> float:
        """Return what some of its words weigh together."""
        return sum(self.weights[n] for n in positions)

    @cached_property
    def type_name(self) -> str:
        """The type without its module."""
        return self.type.rpartition(".")[2]


@dataclass(kw_only=True)
class Index:
    """An index to ask: the weights of all words; references and cases are read when needed.

    `usual` are functions of the frameworks that are on the way to many failures.
    """

    connection: sqlite3.Connection
    problems: tuple[str, ...]
    weights: Mapping[str, float]
    usual: frozenset[str]
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
                "SELECT format, stamp, problems, weights, usual FROM about"
            ).fetchone()
        except sqlite3.Error:
            found = None
        if not found or found[0] != FORMAT or (stamp and found[1] != stamp):
            connection.close()
            return None
        problems, weights, usual = map(json.loads, found[2:])
        return cls(
            connection=connection, problems=tuple(problems), weights=weights, usual=frozenset(usual)
        )

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

    def candidates(self, words: Iterable[str], beginnings: Iterable[str]) -> Iterator[Reference]:
        """Yield the references that begin as some message does, and that share most words."""
        known = [word for word in dict.fromkeys(words) if word in self.weights]
        query = """
            SELECT body FROM reference JOIN (
                SELECT reference, SUM(posting.weight) AS shared FROM json_each(?)
                JOIN posting ON posting.word = json_each.value GROUP BY reference
            ) ON reference.id = reference
            ORDER BY (beginning IN (SELECT value FROM json_each(?))) DESC,
                shared * shared / (total + 10) DESC, reference.id LIMIT ?
        """
        asked = (json.dumps(known), json.dumps([*beginnings]), _SHARED)
        for (body,) in self.connection.execute(query, asked):
            values = _tuples(json.loads(body))
            weights = tuple(self.weights.get(word, 0.0) for word in values["keys"])
            yield Reference(**values | {"weights": weights})

    def closest(self, text: str, frameworks: Iterable[str]) -> list[str]:
        """List the cases that share most words with a text: title, symptoms, prose and script.

        Two words that follow each other count once more together. `frameworks` are those of the
        text; without one, cases of all of them are looked at.
        """
        text = _CPP.sub(" ", _FRAMING.sub(" ", text))
        words = _TERM.findall(text.lower())
        pairs = dict.fromkeys(map(" ".join, pairwise(words)))
        terms = [*dict.fromkeys(_TERM.findall(_apart(text).lower()))][:_TERMS] + [*pairs][:_TERMS]
        query = """
            SELECT case_id, bm25(prose, 0, 0, 3, 2, 1, 0.5) AS closeness FROM prose
            WHERE prose MATCH ? AND closeness < ? AND framework IN (SELECT value FROM json_each(?))
            ORDER BY closeness LIMIT ?
        """
        named = json.dumps([*frameworks] or [*vocabulary.FRAMEWORKS])
        wanted = " OR ".join(f'"{term}"' for term in terms) or '""'
        values = (wanted, -_LEAST_CLOSE, named, _CLOSEST)
        with suppress(sqlite3.OperationalError):  # this SQLite has no full-text search
            found = self.connection.execute(query, values)
            return [case_id for case_id, _ in found]
        return []

    def triggers(self) -> list[tuple[str, str, int, Trigger]]:
        """List every trigger with its case, the framework and its number there (from 0)."""
        rows = list(self._rows("shown_triggers"))
        for _, values in rows:
            values["where"] = tuple((hole, tuple(options)) for hole, options in values["where"])
        return [(*key, Trigger(**values)) for key, values in rows]

    def watched(self) -> list[tuple[str, str, int, WatchedCall]]:
        """List all watched calls with their case, the framework and their number there (from 0)."""
        return [(*key, WatchedCall(**values)) for key, values in self._rows("watched")]

    def _rows(self, kind: str) -> Iterator[tuple[tuple[str, str, int], dict[str, Any]]]:
        query = """
            SELECT case_id, framework, number, body FROM trigger_ WHERE kind = ?
            ORDER BY case_id, number
        """
        for *key, body in self.connection.execute(query, (kind,)):
            values = _tuples(json.loads(body))
            values["confidence"] = Confidence(values["confidence"])
            yield (key[0], key[1], key[2]), values

    @property
    def size(self) -> int:
        """The number of cases."""
        return int(self.connection.execute("SELECT COUNT(*) FROM case_").fetchone()[0])


def failure_key(kind: str, message: str, at: str) -> str:
    """Return what names a failure in full: its type without the module, message and statement."""
    kind = counts_as(kind).rpartition(".")[2]
    words = _DEVICE.sub("0", normalise_message(message))
    return f"{kind}: {words} | {fold(at)}"


def _apart(text: str) -> str:
    """Return a text and, after it, its words in camel case taken apart."""
    return f"{text} {_CAMEL.sub(' ', text)}"


def _tuples(plain: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(item) if isinstance(item, list) else item for key, item in plain.items()}


def write_index(
    path: Path | str,
    cases: Sequence[Case],
    record: Mapping[str, Observation],
    *,
    stamp: str = "",
    problems: Sequence[str] = (),
) -> None:
    """Write the index of `cases` and their record to a new file.

    `stamp` tells whether it is out of date, `problems` what could not be read.
    """
    by_case: dict[str, list[Observation]] = {}
    for seen in record.values():
        by_case.setdefault(seen.case, []).append(seen)
    ordinary = _ordinary()
    references = [one for case in cases for one in _references(case, by_case.get(case.id, []))]
    documents = [words for words, _ in ordinary]
    for case_id in dict.fromkeys(reference.case for reference in references):
        mine = (each.keys for each in references if each.case == case_id)
        documents.append(frozenset(word for keys in mine for word in keys))
    weights = vocabulary.weights_of(documents)
    weighed = [(words, level, _total(words, weights)) for words, level in ordinary]
    usual = _usual(by_case)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript(_TABLES)
        connection.execute(
            "INSERT INTO about VALUES (?, ?, ?, ?, ?)",
            (FORMAT, stamp, *(json.dumps(each) for each in (list(problems), weights, usual))),
        )
        facts = (asdict(_facts(one, by_case.get(one.id, []), usual)) for one in cases)
        rows = ((each["id"], json.dumps(each)) for each in facts)
        connection.executemany("INSERT INTO case_ VALUES (?, ?)", rows)
        with suppress(sqlite3.OperationalError):  # this SQLite has no full-text search
            connection.execute(_PROSE)
            connection.executemany("INSERT INTO prose VALUES (?, ?, ?, ?, ?, ?)", map(_told, cases))
        connection.executemany("INSERT INTO identical VALUES (?, ?)", _in_full(cases, record))
        connection.executemany(
            "INSERT INTO trigger_ VALUES (?, ?, ?, ?, ?)",
            [
                (kind, case.id, case.requires.framework, number, json.dumps(asdict(one)))
                for kind in ("shown_triggers", "watched")
                for case in cases
                for number, one in enumerate(getattr(case, kind))
            ],
        )
        for number, reference in enumerate(references):
            everyday = _everyday(reference, weighed, weights)
            common = {n for level, *shared in everyday if level > 1 for n in shared}
            telling = tuple(n for n in reference.telling if n not in common)
            body = json.dumps(asdict(replace(reference, everyday=everyday, telling=telling)))
            words = {word: weights.get(word, 0.0) for word in reference.keys}
            first = vocabulary.TYPE.fullmatch(reference.raws[0]) is not None
            beginning = " ".join(reference.keys[first : first + vocabulary.BEGINNING])
            about = (number, sum(words.values()), beginning, body)
            connection.execute("INSERT INTO reference VALUES (?, ?, ?, ?)", about)
            postings = [(word, number, weight) for word, weight in words.items()]
            connection.executemany("INSERT INTO posting VALUES (?, ?, ?)", postings)


def _in_full(cases: Sequence[Case], record: Mapping[str, Observation]) -> list[tuple[str, str]]:
    found: list[tuple[str, Any]] = [
        *((each.case, each.signature) for each in record.values() if each.verdict.is_failure),
        *((each.id, one) for each in cases for one in each.expectations if one.is_failure),
    ]
    found = [each for each in found if each[1] and each[1].type and each[1].at]
    known = {(failure_key(one.type, one.message or "", one.at), name) for name, one in found}
    return sorted(known)


def _usual(record: Mapping[str, Sequence[Observation]]) -> list[str]:
    """List the functions of the frameworks that are on the way to the failures of many cases."""
    counted = Counter(name for seen in record.values() for name in _functions(seen))
    return sorted(name for name, count in counted.items() if count > _MANY)


def _functions(record: Iterable[Observation]) -> set[str]:
    """List the functions on the way to some failures; a message may hold another traceback."""
    failed = [seen for seen in record if seen.verdict.is_failure]
    named = {name for seen in failed for name in seen.functions} - {OTHER_CODE}
    messages = {seen.signature.message for seen in failed if seen.signature and seen.functions}
    held = (find_traces(message) for message in messages if _FRAME.search(message))
    return named.union(*(one.functions for traces in held for one in traces))


def _facts(case: Case, record: Sequence[Observation], usual: Iterable[str]) -> CaseFacts:
    affected = [seen for seen in record if seen.verdict.is_failure]
    passed = [seen for seen in record if seen.broken is Outcome.PASSED]
    failures = [seen.signature for seen in affected if seen.signature]
    inside = {seen.functions[-1] != OTHER_CODE for seen in affected if seen.functions}
    said = " ".join(each.message for each in failures)
    statements = [*(each.at for each in case.expectations), *(each.at for each in failures)]
    counted = re.findall(r"[a-z]+|" + NUMBER.pattern, _prose(case))
    numbers = [_COUNTED.get(word, word) for word in counted]
    messages = "\n".join(each.message or "" for each in case.expectations)
    in_title = {_COUNTED.get(word, word) for word in re.findall(r"[\w-]+", case.title)}
    fixed = sorted(in_title.intersection(re.findall(r"\((\d+)\)", messages)))
    packages = [re.split(r"[^\w-]", text, maxsplit=1)[0] for text in case.requires.packages]
    return CaseFacts(
        id=case.id,
        title=case.title,
        framework=case.requires.framework,
        kind=str(case.kind),
        specifier=str(case.requires.specifier),
        cause=case.cause,
        fix=case.fix,
        fix_known=case.fix_known,
        frequency=case.frequency,
        sources=len(case.sources),
        discriminator=case.discriminator,
        generic=case.generic,
        is_draft=bool(case.to_do),
        areas=case.areas,
        packages=tuple(dict.fromkeys(packages)),
        situation=tuple(
            word.key
            for word in vocabulary.words_of(vocabulary.cleaned(case.title))
            if vocabulary.looks_made_up(word.raw)
            and not (
                vocabulary.is_data_type(word.raw)
                or vocabulary.names_framework(word.key)
                or word.key == "numpy"
            )
        ),
        same_error_as=case.same_error_as,
        decided_by=case.decided_by,
        statements=tuple(dict.fromkeys(filter(None, statements))),
        numbers=tuple(dict.fromkeys(each for each in numbers if not each.isalpha())),
        fixed_numbers=(*fixed, *re.findall(r"(?<=\s)-\d+", messages)),
        functions=tuple(sorted(_functions(record).difference(usual))),
        inside=inside.pop() if len(inside) == 1 else None,
        operators=tuple(sorted({*vocabulary.OPERATOR.findall(said)})),
        affected=tuple(seen.place for seen in affected),
        outcomes=tuple(str(seen.broken) for seen in affected),
        healed=tuple(seen.place for seen in passed if not seen.verdict.is_failure),
        fixed=tuple(seen.place for seen in record if seen.fixed is Outcome.PASSED),
    )


def _told(case: Case) -> tuple[str, ...]:
    """Return a case's id and framework, and what finds it: title, symptoms, prose, script."""
    messages = (one.message for one in case.expectations if one.message)
    said = " ".join((case.cause, case.discriminator, case.fix, *messages))
    title = _apart(f"{case.title} {case.id}")
    seen = " ".join(case.symptoms)
    return (case.id, case.requires.framework, title, seen, said, _apart(str(case.broken)))


def _prose(case: Case) -> str:
    return "\n".join((case.title, case.cause, case.discriminator))


@lru_cache(maxsize=1)  # for every message of a case
def _raw_words(text: str) -> frozenset[str]:
    return frozenset(word.raw for word in vocabulary.words_of(vocabulary.cleaned(text)))


@lru_cache(maxsize=1)
def _deciding(discriminator: str) -> tuple[str, ...]:
    quoted = re.findall(r"`([^`\n]{1,80})`", discriminator)
    names = (word.raw for text in quoted for word in vocabulary.words_of(vocabulary.cleaned(text)))
    return tuple(
        dict.fromkeys(name for name in names if not vocabulary.names_framework(name.lower()))
    )


def _references(case: Case, record: Sequence[Observation]) -> list[Reference]:
    """List what a case documents and what was recorded of it, each wording once."""
    names = vocabulary.names_in(case.broken)
    places: dict[tuple[str, str], list[str]] = {}
    for seen in record:
        if seen.verdict.is_failure and seen.signature is not None and seen.signature.message:
            kind, message, at, _ = seen.signature.identity
            if not _is_worded(kind, at):
                places.setdefault((kind, message), []).append(seen.place)
    expected = [each for each in case.expectations if each.is_failure]
    found = []
    for each in expected:
        if each.message:
            some = (places[key] for key in places if matches_text(each.message, key[1]))
            where = [*chain.from_iterable(some)]
            if not _is_worded(each.type or "", each.at or ""):
                found.append(_reference(case, each.type or "", each.message, names, where))
    warned = sorted({each.warning for each in expected if each.warning})
    found += [_reference(case, "", text, names) for text in warned]
    for text in case.quoted:
        typed = _TYPED.match(text)
        kind, message = (typed["type"], text[typed.end() :]) if typed else ("", text)
        found.append(replace(_reference(case, kind, message, names), is_quoted=True))
    for (kind, message), where in places.items():
        patterns = filter(None, (one.message for one in case.expectations))
        alike = [len(one.replace("…", "")) for one in patterns if matches_text(one, message)]
        if max(alike, default=0) >= _LONG_PATTERN:
            continue  # it says no more than the pattern does
        reference = _reference(case, kind, message, names, where)
        found.append(replace(reference, is_documented=bool(alike)))
    once = {(each.type, each.keys, each.gaps): each for each in reversed(found)}
    quoted = {(each.type, each.keys, each.gaps) for each in found if each.is_quoted}
    kept = (replace(each, is_quoted=key in quoted) for key, each in reversed(once.items()))
    return [each for each in kept if each.keys]


def _is_worded(kind: str, at: str) -> bool:
    """Return whether a script words the message of an assertion itself, as nobody else does."""
    return kind.rpartition(".")[2] == "AssertionError" and at.startswith("assert ")


def _reference(
    case: Case, kind: str, message: str, names: vocabulary.ScriptNames, seen: Sequence[str] = ()
) -> Reference:
    text = _own_text(vocabulary.cleaned(_CATEGORY.sub("", message)))
    end = next((found.end() for found in _SENTENCE.finditer(text)), len(text))
    gist = _GIST.search(text)
    least, end = (1, gist.start()) if gist else (_LEAST_LEAD, end)
    gaps = [found.start() for found in _ELLIPSIS.finditer(text)]
    words = vocabulary.words_of(text)[:_LONGEST]
    prose, deciding = _raw_words(_prose(case)), _deciding(case.discriminator)
    values = [found.span() for found in _VALUES.finditer(text)]
    keys: list[str] = []
    raws: list[str] = []
    binding: list[int] = []
    telling: list[int] = []
    holes: list[int] = []
    numbers: list[tuple[int, str]] = []
    lead = 0
    for word, after in zip_longest(words, words[1:]):
        if gaps and gaps[0] < word.start:
            holes.append(len(keys))
            gaps = [gap for gap in gaps if gap >= word.start]
            end = word.start if keys else end
        is_value = any(start <= word.start < stop for start, stop in values)
        if _is_users(word, text, names) or (is_value and word.raw not in prose):
            holes.append(len(keys))
            continue
        in_lead = word.start < end or (len(keys) < least and not any(holes))
        lead = len(keys) + 1 if in_lead else lead
        is_marked = word.is_name or _is_quoted(word, text)
        is_marked = is_marked or word.raw in deciding
        if not vocabulary.names_framework(word.key) and (is_marked or word.raw in names.called):
            binding.append(len(keys))
            is_type = vocabulary.is_data_type(word.raw) and text[: word.start][-1:] != "."
            is_code = word.is_name or text[: word.start].endswith("`") or word.raw in deciding
            if is_marked and (in_lead or is_code) and not is_type and word.raw not in _EXCEPTIONS:
                telling.append(len(keys))
        keys.append(word.key)
        raws.append(word.raw)
        beside = text[word.end : after.start if after else len(text)]
        found = NUMBER.findall(beside)
        only = found if len(found) == 1 else []
        numbers += [(len(keys) - 1, one) for one in (*only, *vocabulary.ranks(beside))]
    if gaps:
        holes.append(len(keys))
    return Reference(
        case=case.id,
        type=kind,
        areas=_needed(case, seen),
        keys=tuple(keys),
        raws=tuple(raws),
        names=tuple(binding),
        telling=tuple(telling),
        gaps=tuple(dict.fromkeys(holes)),
        numbers=tuple(numbers),
        lead=lead,
        seen=tuple(seen),
    )


def _needed(case: Case, seen: Iterable[str]) -> tuple[str, ...]:
    """Return the areas of a case without that of a mode that some words are raised without."""
    modes = {f"{place}:".split(":")[1] for place in seen}
    if not modes & _PLAIN or _PLAIN.issuperset(case.requires.modes):
        return case.areas
    return tuple(area for area in case.areas if area not in _OF_A_MODE)


def _is_users(word: vocabulary.Word, text: str, names: vocabulary.ScriptNames) -> bool:
    before = text[: word.start]
    if before.endswith("::") or _HELD_BY.search(before):  # an operator's, or what others lack
        return False
    is_own = word.raw in names.own and (_is_marked(word, text) or word.raw[0].isupper())
    return is_own or word.raw in names.defined or before.endswith("__main__.")


def _own_text(text: str) -> str:
    """Cut off the frames and the standing advice that some messages carry."""
    frames = list(_FRAME.finditer(text))
    if frames:
        inner = _INNER.search(text, frames[-1].end())
        text = text[inner.end() :] if inner else text[: frames[0].start()]
    advice = _ADVICE.search(text)
    if advice and len(text[: advice.start()].split()) >= _LEAST_SAID:
        return text[: advice.start()]
    return text[: advice.end()] if advice else text


def _is_quoted(word: vocabulary.Word, text: str) -> bool:
    before, after = text[: word.start][-1:], text[word.end : word.end + 1]
    return before != "" and before in "'\"`" and after != "" and after in "'\"`(."


def _is_marked(word: vocabulary.Word, text: str) -> bool:
    """Return whether a word is set off as a name: by quotes, brackets, a dot or an equals sign."""
    before, after = text[: word.start][-1:], text[word.end : word.end + 2]
    in_brackets = before in ("(", "<") and after[:1] in (")", ">")
    return word.is_name or _is_quoted(word, text) or in_brackets or after.strip()[:1] == "="


def _ordinary() -> list[tuple[frozenset[str], int]]:
    """Read the messages of everyday mistakes: the words of each and its level, see `Reference`.

    In messages of Python itself every name stands for any other.
    """
    found, level = [], _OTHERS
    for line in _ORDINARY.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            level = {"Python": _PYTHON, "never": _NEVER}.get(line.removeprefix("# "), _OTHERS)
        elif line:
            text = vocabulary.cleaned(line)
            words = vocabulary.words_of(text)
            if level == _PYTHON:
                words = [each for each in words if not (each.is_name or _is_quoted(each, text))]
            found.append((frozenset(word.key for word in words), level))
    return found


def _total(words: Iterable[str], weights: Mapping[str, float]) -> float:
    return sum(weights.get(word, 0.0) for word in words)


def _everyday(
    reference: Reference,
    ordinary: Sequence[tuple[frozenset[str], int, float]],
    weights: Mapping[str, float],
) -> tuple[tuple[int, ...], ...]:
    """List for every similar message of everyday mistakes its level and the positions it shares."""
    found = []
    keys = frozenset(reference.keys)
    whole = _total(keys, weights)
    for words, level, own in ordinary:
        least = _ALIKE * own if level == _PYTHON else _SIMILAR * min(own, whole)
        if own and (both := words & keys) and _total(both, weights) >= least:
            given = {n for n in reference.names if not _GENERATED.match(reference.raws[n])}
            free = given if level == _PYTHON and not reference.is_quoted else set()
            shared = (n for n, key in enumerate(reference.keys) if key in words or n in free)
            found.append((level, *shared))
    return tuple(dict.fromkeys(found))
