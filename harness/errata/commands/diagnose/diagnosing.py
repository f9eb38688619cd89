"""Look a failure up in an index of the documented cases, and show which of them it is.

What `--json` writes is the type `Diagnosis`, `diagnosis_document` is its screen.
"""

from __future__ import annotations

import hashlib
import re
import sqlite3
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import errata
from errata.commands.diagnose.index import FORMAT, CaseFacts, Index, write_index
from errata.commands.diagnose.scoring import Recognised, recognise, recognised_as
from errata.commands.diagnose.vocabulary import Names, Question, refused_names
from errata.model.case import NOT_RUN
from errata.model.cell import release_of
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, ErrataError, UsageProblem
from errata.model.matching import fold
from errata.model.native import with_assertion
from errata.model.versions import is_older, parse_version, release_order
from errata.plan.corpus import find_table_folder
from errata.project import Project, find_project, read_known, read_observations
from errata.report import document as doc
from errata.system.files import cache_folder, draft_path, forget_old, make_scratch, states_of
from errata.text.jsonable import About, DocumentFormat
from errata.text.printable import counted, first_names, visible
from errata.text.tracebacks import Trace, find_sign, trace_of, versions_in

if TYPE_CHECKING:
    from errata.model.case import Case
    from errata.model.outcome import ScriptResult
    from errata.model.verdict import Observation
    from errata.plan.framework import Framework

_READ = (*NOT_RUN, "broken.py", ".json")
_NAMED = 3  # cases that a note names
_FRAMEWORKS = ("torch", "mindspore", "paddle")
_RELEASE = re.compile(
    r"(?:(?P<framework>torch|mindspore|paddle)(?:paddle(?:-gpu)?)?(?:==|[- ]))?v?(?P<version>\d\S*)"
)
_LISTED = 2  # releases that are named one by one
_LONGEST_QUOTE = 560
_LONGEST_TELL = 330  # of one of several causes
_HINT_WIDTH = 140
_HINT_CAUSES = 3
# What most imports print, and the source line below a warning: neither is of the failure.
_BESIDE = re.compile(
    r"^(?:.{0,300}Warning: (?:No ccache found\.|The pynvml package is deprecated)"
    r"|  (?:warnings\.)?warn\().*$",
    re.MULTILINE,
)
OF_ANOTHER_RELEASE = {
    "names": "name-of-another-release",
    "arguments": "argument-of-another-release",
}
"""The cases that each framework has for what some releases lack."""
_FIRST_SENTENCE = re.compile(r".+?[.!?](?=\s+[A-Z`*(]|$)")

Answer = Literal["this failure", "a usual cause", "one of these", "not known"]


@dataclass(frozen=True, kw_only=True)
class Diagnosis:
    """What an error is: a documented failure, one of several, or not known. Texts are untrusted."""

    version: Annotated[str, About("Of the Errata that wrote it.")]
    answer: Answer
    releases: Annotated[
        Mapping[str, str], About("Of frameworks, as the text or --release names them.")
    ]
    errors: Annotated[tuple[Trace, ...], About("The last one first.")]
    names: Annotated[
        Mapping[str, tuple[str, ...]],
        About("Names and arguments that the errors refuse, and which measured releases have each."),
    ]
    recognised: tuple[Recognised, ...]
    closest: Annotated[
        tuple[Recognised, ...],
        About("Where none is recognised: the cases with most words in common, which is no answer."),
    ] = ()


DIAGNOSIS = DocumentFormat("diagnosis", 6, Diagnosis, "errata diagnose --json", is_plain=True)


@dataclass(frozen=True, kw_only=True)
class KnownCases:
    """An index of the cases and the record that failures are looked up in.

    `table` is the folder of the framework table, `problems` name what could not be read, and
    `options` the corpora on a command line.
    """

    index: Index
    table: Path = Path()
    problems: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    _names: dict[tuple[str, bool], Names] = field(default_factory=dict, init=False)

    @cached_property
    def frameworks(self) -> Mapping[str, Framework]:
        """The framework table, read when it is needed."""
        from errata.plan.frameworks import load_frameworks

        return load_frameworks(self.table)

    def names(self, name: str) -> Names:
        """Return the names, or the arguments, of the framework whose name or argument this is."""
        key = name.partition(".")[0], "(" in name
        if key not in self._names:
            self._names[key] = Names(self.table, key[0], "arguments" if key[1] else "names")
        return self._names[key]

    def every_names(self) -> Mapping[str, Names]:
        """Return the names and the arguments of frameworks, by the case that is about them."""
        ids = self.index.ids()
        every = [self.names(f"{name}.{sign}") for name in _FRAMEWORKS for sign in ("", "(")]
        cases = {f"{one.framework}/{OF_ANOTHER_RELEASE[one.kind]}": one for one in every}
        return {case: each for case, each in cases.items() if case in ids}


def find_known(start: Path, corpora: Sequence[Path] = (), *, only_own: bool = False) -> KnownCases:
    """Index the cases around `start` (or in `corpora`) and those that came with Errata.

    The index is kept in the user's cache folder and built again when a case or the record has
    changed. An invalid case is left out and listed as a problem. Raises UsageProblem for a named
    corpus without cases.
    """
    try:
        project = find_project(start, corpora, only_own=only_own)
    except UsageProblem:
        if corpora or only_own:
            raise
        return KnownCases(index=_kept(None), table=find_table_folder(start))
    return known_to(project)


def known_to(project: Project) -> KnownCases:
    """Index the cases that a project knows, as `find_known` does."""
    found = _kept(project)
    return KnownCases(
        index=found, table=project.table, problems=found.problems, options=project.options
    )


def _kept(project: Project | None) -> Index:
    """Open the index of a project, building it again if it is out of date."""
    folders = _folders(project) if project else []
    places = [*folders, project.table] if project else []
    name = hashlib.sha256("\n".join(map(str, places)).encode()).hexdigest()[:16]
    path = cache_folder() / "diagnose" / f"{name}.sqlite"
    stamp = _stamp(folders)
    found = Index.opened(path, stamp)
    if found is not None:
        return found
    if sys.stderr.isatty():  # it takes seconds
        sys.stderr.write("Indexing the cases and the record, once after each change ...\n")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = draft_path(path, "draft")
        _build(draft, project, stamp)
        draft.replace(path)
        forget_old(path.parent)
    except (OSError, sqlite3.OperationalError):  # it cannot be kept here: no folder, a full disk
        path = make_scratch("diagnose") / "index.sqlite"
        _build(path, project, stamp)
    built = Index.opened(path, stamp)
    if built is None:
        raise ErrataError(f"the index {path} cannot be read back")
    return built


def _folders(project: Project) -> list[Path]:
    """List the folders that an index is made of: projects without cases of their own share one."""
    shipped = [project.shipped.record] if project.shipped else []
    folders = [*project.known, project.record, *shipped]
    return [folder for folder in folders if folder.is_dir()]


def _stamp(folders: Iterable[Path]) -> str:
    """Digest what the index is made of by the names, sizes and times of its files."""
    states = [states_of(Path(__file__).parent, (".py", ".txt"))]
    states += [states_of(folder, _READ) for folder in folders]
    every = sorted(chain.from_iterable(found.items() for found in states))
    return f"{FORMAT} {hashlib.sha256(repr(every).encode()).hexdigest()}"


def _build(path: Path, project: Project | None, stamp: str) -> None:
    """Write the index of the cases and the record of a project; of none without one."""
    from errata.plan.frameworks import load_frameworks

    cases: dict[str, Case] = {}
    record: dict[str, Observation] = {}
    problems: list[str] = []
    if project is not None:
        cases, faults = read_known(project, project.known, load_frameworks(project.table))
        if faults:
            count, named = counted(len(faults), "invalid case"), first_names(list(faults), _NAMED)
            problems.append(f"{count} left out: {named} (see: {project.command('check')})")
        try:
            record = read_observations(project, cases)
        except ErrataError as error:
            problems.append(f"the record in {project.record} was not read: {error}")
    path.unlink(missing_ok=True)
    known = {key: seen for key, seen in record.items() if seen.case in cases}
    write_index(path, list(cases.values()), known, stamp=stamp, problems=problems)


def recognise_result(
    result: ScriptResult, known: KnownCases, *, framework: str = "", words: Iterable[str] = ()
) -> tuple[Recognised, ...]:
    """Rank the cases that the failure of a script is; empty if it is none of them.

    `words` are names that the script mentions.
    """
    failed = result.signature
    if failed is None:
        return ()
    frames = [(frame.file, "", frame.function) for frame in failed.frames]
    trace = trace_of(failed.type, failed.message, [("", failed.at, ""), *frames])
    lines = [f"{frame.file} {frame.function}" for frame in failed.frames]
    lines += [failed.at, *(f"{kind}: {text}" for kind, text in result.chain)]
    lines += [f"{failed.type}: {failed.message}", "", " ".join(words)]
    question = Question("\n".join(lines), framework, [trace])
    return recognise(question, known.index)


def read_release(text: str) -> dict[str, str]:
    """Read `torch==2.5.1`, or `2.5.1`, which counts for every framework.

    Raises UsageProblem for other text.
    """
    found = _RELEASE.fullmatch(text.strip())
    if found is None or parse_version(found["version"]) is None:
        raise UsageProblem(f"{text!r} is not a release", hint="write it as 2.5.1 or torch==2.5.1")
    named = found["framework"]
    return {name: found["version"] for name in _FRAMEWORKS if name == (named or name)}


def diagnose_text(
    text: str, known: KnownCases, releases: Mapping[str, str] | None = None
) -> Diagnosis:
    """Look up what a text shows; `releases` are those of frameworks in use, where they are known.

    The text names the others.
    """
    text = _BESIDE.sub("", text)
    text = with_assertion(text, text)
    question = Question(text, "".join(releases or ()) if len(releases or ()) == 1 else "")
    found = {**versions_in(text), **(releases or {})}
    releases = {name: found[name] for name in _FRAMEWORKS if found.get(name)}

    def is_over(one: Recognised) -> bool:
        version = releases.get(one.facts.framework)
        return version is not None and one.facts.fails_on(version) is False

    def judge(one: Recognised) -> Recognised | None:
        return _by_name(one, names, releases.get(one.facts.framework, ""), known)

    names = refused_names(question, known.names)
    recognised = recognise(question, known.index)
    if not any(one.is_sure for one in recognised):
        told = tuple({one.case: one for one in _by_argument(question, names, known)}.values())
        is_sure = any((named := judge(one)) and named.is_sure for one in told)
        recognised = told if is_sure else recognised or told
    # A cause that the release in use does not have comes last.
    ranked = tuple(sorted(filter(None, map(judge, recognised)), key=is_over))
    if ranked and ranked[0].type.endswith("Warning") and not _ends_with_it(question, ranked, known):
        ranked = tuple(replace(one, is_sure=False) for one in ranked)
    answers: tuple[Answer, ...] = ("not known", "this failure", "one of these")
    if len(ranked) == 1 and not ranked[0].is_sure:
        answers = ("not known", "a usual cause", "one of these")
    near = [] if ranked else known.index.closest(question.text, question.frameworks)
    is_near = partial(recognised_as, score=0, is_sure=False, evidence=("words in common",))
    sign = find_sign(text)
    return Diagnosis(
        version=errata.__version__,
        answer=answers[min(2, len(ranked))],
        releases=releases,
        errors=tuple(reversed(question.traces)) or ((sign,) if sign else ()),
        names=names,
        recognised=ranked,
        closest=tuple(is_near(known.index.case(one)) for one in near),
    )


def _by_argument(
    question: Question, names: Mapping[str, Sequence[str]], known: KnownCases
) -> Iterator[Recognised]:
    """Yield the case about arguments of a framework for one that some releases have."""
    cases = known.index.ids()
    for name, having in names.items():
        case = f"{name.partition('.')[0]}/{OF_ANOTHER_RELEASE['arguments']}"
        about = known.names(name)
        is_told = having and not {*about.every(name)} <= {*having}  # some releases have it
        if about.kind == "arguments" and is_told and case in cases:
            ends = f"argument '{name.rpartition('(')[2].rstrip('=)')}'"
            traces = (one for one in question.traces if ends in one.message)
            found = next(((one.type, one.message, one.line) for one in traces), ("", ends, 1))
            why = ("an argument that some releases have",)
            facts = known.index.case(case)
            yield recognised_as(facts, score=0.9, is_sure=False, evidence=why, found=found)


def _by_name(
    one: Recognised, found: Mapping[str, Sequence[str]], version: str, known: KnownCases
) -> Recognised | None:
    """Return a case about names as it is for the refused ones; None if they contradict it."""
    facts = one.facts
    start, _, case = facts.id.partition("/")
    names = [one for one in found if one.startswith(f"{start}.")]
    names = [one for one in names if case == OF_ANOTHER_RELEASE[known.names(one).kind]]
    if not names:
        return one
    mine, every = [found[name] for name in names], known.names(names[0]).every(names[0])
    lacking = tuple(one for one in every if any(one not in having for having in mine))
    facts = facts_of_names(facts, lacking, every)
    fails = facts.fails_on(version) if version else None
    if fails is False and not is_older(version, every[0]):
        return None
    if not any(mine) and "Tensor'" in one.quote:  # an attribute of no release: the program's slip
        return None
    is_sure = any(mine) and fails is True
    why = [f"{facts.framework} {version} does not have it, and others do"] * is_sure
    return replace(
        one,
        is_sure=is_sure,
        evidence=(*one.evidence, *why),
        fails=facts.affected,
        passes=facts.healed,
        facts=facts,
    )


def facts_of_names(facts: CaseFacts, lacking: Sequence[str], every: Sequence[str]) -> CaseFacts:
    """Return the facts of a case about names with the releases that lack those in question."""
    _, _, where = next(iter(facts.affected), "::").partition(":")  # none before it is recorded
    places = {release: f"{facts.framework}-{release}:{where}" for release in every}
    affected = tuple(places[release] for release in lacking)
    healed = tuple(place for place in places.values() if place not in affected)
    return replace(facts, affected=affected, healed=healed)


def _ends_with_it(question: Question, ranked: Sequence[Recognised], known: KnownCases) -> bool:
    """Return whether nothing else ended a program than the failure whose warning was found."""
    last = question.traces[-1] if question.traces else None
    if last is None or not last.type or last.type.endswith("Warning"):
        return True
    alone = recognise(Question(f"{last.type}: {last.message}\n"), known.index)
    return not {one.case for one in alone}.isdisjoint(one.case for one in ranked)


def diagnosis_document(
    found: Diagnosis,
    *,
    cases: int,
    source: str,
    names: Iterable[str] = (),
    problems: Sequence[str] = (),
    options: Sequence[str] = (),
) -> doc.Document:
    """Describe what a text shows and the cases that it was recognised as.

    `cases` is the number of cases that were searched, `source` the file that holds the text,
    `names` what is known of refused names, `problems` what was not read; `options` name the
    corpora on a command line.
    """
    recognised = found.recognised
    others = recognised and {one.facts.framework for one in recognised}.isdisjoint(found.releases)
    unused = [f"{name} {found.releases[name]} is another framework" for name in found.releases]
    sign, tone = doc.closing(EXIT_AS_EXPECTED if recognised else EXIT_CHANGED)
    if recognised and found.answer != "this failure":
        sign, tone = doc.Sign.UNSURE, doc.Tone.CHANGED
    sections = [recognised_section(recognised, found.releases, found.closest, options=options)]
    if not found.closest or any(one.type or one.signal for one in found.errors):
        rows = [*_error(found), *(("name", words) for words in names)]
        error = doc.Section(title="Error", blocks=(doc.Facts(tuple(rows)),))
        sections.insert(0, error)
    if not recognised:
        sections.append(_next_steps(source, options))
    return doc.Document(
        title="diagnosis",
        sections=tuple(sections),
        summary=(recognised_words(recognised), f"searched {counted(cases, 'case')}"),
        sign=sign,
        tone=tone,
        notes=(*problems, *(unused if others else ())),
        whole="the JSON report (`errata diagnose --json FILE`)",
        has_screen_title=False,
    )


def _error(found: Diagnosis) -> list[tuple[str, str]]:
    """Say which error of the text the answer is about: the one recognised, else the last one."""
    if found.recognised and found.recognised[0].quote:
        first = found.recognised[0]
        messages = (fold(one.message) for one in found.errors)  # the words found are a part of it
        message = next((each for each in messages if first.quote in each), first.quote)
        told = [("line", str(first.line)), ("message", both_ends(message))]
        return [("type", first.type), *told] if first.type else told
    if not found.errors:
        return [("type", ""), ("message", "(none)")]
    last = found.errors[0]
    rows = [("type", last.type or last.signal or ""), ("message", last.message or "(none)")]
    if last.at:
        rows.append(("statement", last.at))
    if len(found.errors) > 1:
        rows.append(("before it", counted(len(found.errors) - 1, "more error")))
    return rows


def name_words(found: Diagnosis, known: KnownCases) -> tuple[str, ...]:
    """Say of each refused name which measured releases have it, and where else it is."""
    words = []
    for name, having in found.names.items():
        framework = name.partition(".")[0]
        names = known.names(name)
        among = names.every(name)
        every, has = ([f"{framework}-{one}" for one in some] for some in (among, having))
        version = found.releases.get(framework, "").partition("+")[0]
        release = version if version in names.releases else names.releases[-1]
        near = "" if release in having else names.elsewhere(name, release)
        verb = "has" if names.kind == "names" else "takes"
        also = f"; {release} {verb} {near}" if near else ""
        lacking = [one for one in every if one not in has]
        if not having:
            words.append(f"{name} is in no measured release, {span(every)}{also}")
        elif lacking:
            has_it = f"{name} is in {span(has, every)}"
            words.append(f"{has_it}, not in {span(lacking, every)}{also}")
        else:
            why = f"an older one, a missing import, or a file of yours named {framework}.py"
            if names.kind == "arguments":
                why = "an older one, or a function of yours with that name"
            words.append(f"{name} is in every measured release, {span(every)}: {why}")
    return tuple(words)


def both_ends(message: str, longest: int = _LONGEST_QUOTE) -> str:
    """Leave out the middle of a long message: what it refuses often stands at its end."""
    if len(message) <= longest:
        return message
    return f"{message[: longest // 3]} … {message[-longest * 2 // 3 :]}"


def _next_steps(source: str, options: Sequence[str]) -> doc.Section:
    """Name the commands that file what is not known."""
    named = source if source != "-" else "FILE"
    commands = (
        ("with the failing program", "errata capture SCRIPT"),
        ("with an issue that has the program", doc.command("new", "--from-markdown", named)),
        ("by words", doc.command("list", "--search", "WORDS", options=options)),
    )
    return doc.Section(title="Next", blocks=(doc.Commands(commands),))


def recognised_section(
    recognised: Sequence[Recognised],
    releases: Mapping[str, str] | None = None,
    closest: Sequence[Recognised] = (),
    *,
    options: Sequence[str] = (),
) -> doc.Section:
    """Describe the cases that a failure was recognised as, with cause, fix and releases.

    `closest` are shown where there is none, `options` name the corpora on a command line.
    """
    blocks: list[doc.Block] = []
    shown = recognised or closest
    if not recognised and closest:
        blocks = [
            doc.Words("Not known by its error. The closest in words, none of them recognised:")
        ]
    elif not recognised:
        blocks = [doc.Words("Not known: no documented case has this error in this situation.")]
    elif len(recognised) > 1:
        why = "; ".join(recognised[0].evidence)
        blocks = [doc.Words(f"One of these causes, the likeliest first ({why}):")]
    elif recognised[0].type.endswith("Warning") and not recognised[0].is_sure:
        blocks = [
            doc.Words("The error at the end is not known. A warning before it is documented:")
        ]
    elif not recognised[0].is_sure:
        blocks = [doc.Words("A usual cause of this message, which others have as well:")]
    is_only = len(recognised) == 1
    blocks += [
        _item(one, releases or {}, is_only=is_only, is_first=not number and bool(recognised))
        for number, one in enumerate(shown)
    ]
    if shown:
        more = doc.command("show", shown[0].case, options=options)
        blocks.append(doc.Commands((("more", more),)))
    return doc.Section(title="Known failures", blocks=tuple(blocks), about="case")


def hint_lines(
    recognised: Sequence[Recognised], releases: Mapping[str, str], names: Sequence[str] = ()
) -> tuple[str, ...]:
    """Say in at most six lines what a failure was recognised as; in none where it is not known.

    They stand beside a traceback. `releases` are those of the person's frameworks; what is known of
    refused `names` is said instead of the cause.
    """
    if not recognised:
        return ()
    first = recognised[0].facts
    more = f"more: errata show {first.id}"
    if len(recognised) > 1:
        causes = [
            f"{case.id}: {case.discriminator or case.title}"
            for case in (one.facts for one in recognised[:_HINT_CAUSES])
        ]
        head = f"Errata knows {len(recognised)} causes of this error, the likeliest first:"
        lines = [head, causes[0], f"fix: {_first_sentence(fix_words(first))}", *causes[1:], more]
    else:
        have = release_words(first, releases.get(first.framework, ""))
        called = "this failure" if recognised[0].is_sure else "a usual cause of this error"
        lines = [
            f"Errata knows {called}: {first.id}",
            first.title,
            names[0] if names else f"cause: {_first_sentence(first.cause)}",
            f"fix: {_first_sentence(fix_words(first))}",
            "; ".join(filter(None, (measured_words(first), have))),
            more,
        ]
    short = (
        textwrap.shorten(visible(line), _HINT_WIDTH, placeholder=" …") for line in lines if line
    )
    return tuple(line if not number else f"  {line}" for number, line in enumerate(short))


def _first_sentence(text: str) -> str:
    folded = " ".join(text.split())
    found = _FIRST_SENTENCE.match(folded)
    return found.group() if found else folded


def recognised_words(recognised: Sequence[Recognised]) -> str:
    """Return in a few words whether a failure was recognised."""
    if not recognised:
        return "not known"
    first = recognised[0].case
    if len(recognised) > 1:
        return f"one of {len(recognised)} causes, {first} the likeliest"
    return f"{confidence(recognised[0])}: {first}"


def _item(
    one: Recognised, releases: Mapping[str, str], *, is_only: bool, is_first: bool
) -> doc.Item:
    """Describe a case that a failure was recognised as; shortly, where it is one of several."""
    case = one.facts
    have = ("you have", release_words(case, releases.get(case.framework, "")))
    at = case.statements[0] if case.statements and one.score else ""
    statement = f"raised by a statement such as {at}" if at else ""
    tell = " ".join(case.discriminator.split()) or ("" if one.is_sure and is_only else statement)
    if is_only:
        rows = [
            have,
            ("tell by", tell),
            ("cause", case.cause),
            ("fix", fix_words(case)),
            ("tested", measured_words(case)),
            ("releases", affected_words(case)),
            ("evidence", "; ".join(one.evidence)),
        ]
        words = [confidence(one) if one.is_sure else case.frequency]
    else:
        fix = fix_words(case)
        short = textwrap.shorten(tell, _LONGEST_TELL, placeholder=" …")
        rows = [have, ("tell by", short), ("fix", fix if is_first else _first_sentence(fix))]
        words = [case.frequency, "a draft" if case.is_draft else ""]
    is_known = is_only and one.same_error and one.is_sure
    return doc.Item(
        sign=doc.Sign.AS_EXPECTED if is_known else doc.Sign.UNSURE,
        tone=doc.Tone.CHANGED,
        case=case.id,
        places=tuple(filter(None, words)),
        blocks=(doc.Quote((case.title,)), *doc.facts_of(rows)),
    )


def confidence(recognised: Recognised) -> str:
    """Return in words how much of the documented message the text has."""
    if recognised.draft:
        return "this failure, in a draft"
    if not recognised.is_sure:
        is_warning = recognised.type.endswith("Warning")
        return "a warning before it" if is_warning else "a usual cause of this message"
    return "this failure" if recognised.same_error else "this failure, by a part of its message"


def release_words(case: CaseFacts, version: str) -> str:
    """Say what the measured releases mean for somebody who has `version`; empty without one."""
    measured = case.releases()
    if not version or not measured:
        return ""
    words = _words_on(measured, version.partition("+")[0], fails=bool(case.fails_on(version)))
    return f"{case.framework} {version}: {words}"


def _words_on(measured: Mapping[str, bool], version: str, *, fails: bool) -> str:
    """Say what releases, in order and each with whether it fails, mean for one of them."""
    first, *_, last = (*measured, *measured)
    does = {release: "fails" if measured[release] else "passes" for release in (first, last)}
    if is_older(version, first):
        return f"older than measured; the oldest measured release, {first}, {does[first]}"
    if is_older(last, version):
        return f"not measured; the newest measured release, {last}, {does[last]}"
    later = [release for release in measured if is_older(version, release)]
    if fails:
        fixed = next((release for release in later if not measured[release]), "")
        if fixed and not any(measured[each] for each in later[later.index(fixed) :]):
            return f"affected; fixed in {fixed}"
        return f"affected; {last}, the newest measured release, is too" if later else "affected"
    if not any(measured.values()):
        return "no measured release is affected"
    past = [release for release in measured if measured[release] and release not in later]
    begins = next((each for each in later if measured[each]), "")
    why = f"the last release that fails is {past[-1]}" if past else f"fails from {begins} on"
    return f"not affected; {why}"


def affected_words(case: CaseFacts) -> str:
    """List the measured releases on which the case fails and passes; by mode, where they differ."""
    framework = case.framework
    if not case.affected and not case.healed:
        where = f"{framework} {case.specifier}".strip()
        return f"documented for {where}; nothing is on record"
    every = (*case.affected, *case.healed)
    by_words: dict[str, list[str]] = {}
    for mode in dict.fromkeys(map(_mode, every)):
        parts = [
            f"{verb} {span(places, every)}"
            for verb, some in (("fails on", case.affected), ("passes on", case.healed))
            if (places := [place for place in some if _mode(place) == mode])
        ]
        by_words.setdefault(", ".join(parts), []).append(mode)
    if len(by_words) == 1:
        return f"{framework}: {next(iter(by_words))}"
    by_mode = [f"{' and '.join(names)} mode {words}" for words, names in by_words.items()]
    return f"{framework}: {'; '.join(by_mode)}"


def fix_words(case: CaseFacts) -> str:
    """Return the fix in one line."""
    if not case.fix_known:
        return "none yet: the case is a draft" if case.is_draft else "no fix is known yet"
    return " ".join(case.fix.split())


def measured_words(case: CaseFacts) -> str:
    """List the measured releases on which the fix passes; empty where no fix is known."""
    if not case.fix_known:
        return ""
    if not case.fixed:
        return "the fix was not measured yet"
    return f"{case.framework}: the fix passes on {span(case.fixed)}"


def span(places: Iterable[str], among: Iterable[str] = ()) -> str:
    """Name the releases of some places: one or two by name, more as ranges with their number.

    A range holds none of the other releases of `among`.
    """
    versions, every = (
        sorted({release_of(place) for place in some} - {""}, key=release_order)
        for some in (places, among)
    )
    if len(versions) <= _LISTED:
        return " and ".join(versions) or "no release"
    ranges: list[list[str]] = []
    for version in versions:
        if ranges and (not every or every.index(version) == every.index(ranges[-1][-1]) + 1):
            ranges[-1].append(version)
        else:
            ranges.append([version])
    words = (" to ".join(dict.fromkeys((one[0], one[-1]))) for one in ranges)
    return f"{', '.join(words)} ({counted(len(versions), 'release')})"


def _mode(place: str) -> str:
    return f"{place}:".split(":")[1]
