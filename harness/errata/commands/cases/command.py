"""`errata list`, `show`, `check` and `schema`: the cases themselves."""

from __future__ import annotations

import json
import os
import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from errata.cli import options as opt
from errata.cli.terminal import (
    deliver,
    make_console,
    one_line_each,
    refuse_unwritable,
    refuse_unwritable_folder,
    write_document,
    write_out,
)
from errata.commands.cases import report
from errata.commands.cases.report import (
    CASES,
    CHECK,
    SHOW,
    CaseEntry,
    CaseList,
    CheckDocument,
    ProblemEntry,
    case_document,
    case_entry,
    whole_case,
)
from errata.model.case import Case, Expectation
from errata.model.cell import release_of, split_place
from errata.model.errors import EXIT_CHANGED, EXIT_USAGE, CaseProblems, UsageProblem
from errata.model.outcome import Outcome
from errata.model.verdict import Observation, Verdict, word_of
from errata.plan.corpus import case_folders, default_modes, search_cases
from errata.project import (
    SHIPPED,
    Project,
    choose_known,
    choose_one,
    read_known,
    read_observations,
    replaced_cases,
)
from errata.report import listings
from errata.system import rooms
from errata.text.printable import counted, first_names, visible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from errata.commands.cases.report import LooseSentence
    from errata.model.errors import Problem
    from errata.text.jsonable import DocumentFormat

_SHOWN_MESSAGE = 1_200  # characters of an error's message that `errata show` prints


Search = Annotated[
    str | None,
    typer.Option(
        "--search",
        metavar="WORDS",
        help="Only cases with all these words, whatever their case, in the id, title, areas, "
        "cause or the documented and recorded errors; first those with all in one sentence. "
        "Words in double quotes stand together.",
    ),
]
Catalogue = Annotated[
    Path | None,
    typer.Option(
        "--markdown",
        metavar="FILE",
        help="Write the catalogue instead: cases by framework and area, as Markdown.",
    ),
]


def list_cases(
    cases: opt.Cases = None,
    *,
    kind: opt.Kind = None,
    area: opt.Area = None,
    search: Search = None,
    markdown: Catalogue = None,
    json_file: opt.JsonFile = None,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
) -> None:
    """List cases, one line each: id, kind, releases, modes, title.

    On a terminal, lines are cut to its width; in a pipe or a file they are complete.

    Exit code: 0 listed, 1 no case has the words of --search, 2 wrong usage or an invalid case.
    """
    refuse_unwritable(json_file, markdown)
    project = opt.project_here(corpus, only_own=only_own)
    if search is not None:  # whoever searches means every case there is
        project = replace(project, whole=True)
    unread: Mapping[str, Sequence[Problem]] = {}
    if cases or kind or area or markdown:  # only then: the imports for a selection take a while
        chosen, _ = choose_known(project, opt.selection(cases, kind=kind, area=area))
    else:
        by_id, unread = read_known(project, project.meant)
        chosen = list(by_id.values())
    if search is not None:
        record = read_observations(project, [case.id for case in chosen])
        chosen = search_cases(chosen, record.values(), search)
    if markdown is not None:
        _write_catalogue(project, chosen, markdown)
        return
    default = default_modes(project.table)
    found = [case_entry(case, default) for case in chosen]
    whole = partial(whole_case, default_modes=default)
    deliver(
        lambda: _show_list(found, _more(project, chosen)),
        [(json_file, lambda: CASES.text(CaseList(cases=tuple(map(whole, chosen)))))],
    )
    for problem in (problem for mine in unread.values() for problem in mine):
        typer.echo(f"{problem}; left out", err=True)
    if not found and search is None:
        raise typer.Exit(EXIT_USAGE)  # why none could be read was said
    if not found:
        typer.echo(f"no case has all the words of {search!r}", err=True)
        typer.echo("  → for a traceback or a description: errata diagnose FILE", err=True)
        raise typer.Exit(EXIT_CHANGED)


def _more(project: Project, shown: Sequence[Case]) -> str:
    """Say how many cases came with Errata, where a list has none of them."""
    theirs = project.shipped.corpora if project.shipped else ()
    if not project.corpora or any(case.folder.is_relative_to(f) for case in shown for f in theirs):
        return ""
    count = len(list(case_folders(theirs)))
    return f"; {count} more came with Errata: errata list --corpus {SHIPPED}" if count else ""


def _show_list(cases: Sequence[CaseEntry], more: str) -> None:
    """Print one line for each case; on a narrow terminal columns are left out for the title."""
    rows = [
        (entry.case, entry.kind, entry.releases or "all", " ".join(entry.modes), entry.title)
        for entry in cases
    ]
    lines = one_line_each(("case", "kind", "releases", "modes", "title"), rows)
    write_out("\n".join([*lines, counted(len(cases), "case") + more]) + "\n")


def _write_catalogue(project: Project, cases: Sequence[Case], path: Path) -> None:
    from errata.commands.cases.corpus_checks import catalogue_text

    root = "." if str(path) == "-" else os.path.relpath(project.root, path.resolve().parent)
    ids = [case.id for case in cases]
    write_document(path, catalogue_text(cases, read_observations(project, ids), root=root))


def show(
    case: opt.OneCase,
    *,
    json_file: opt.JsonFile = None,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
) -> None:
    """Show one case: cause, fix, sources, the difference of its scripts, what was recorded.

    Exit code: 0 shown, 2 wrong usage or an invalid case.
    """
    refuse_unwritable(json_file)
    project = opt.project_here(corpus, only_own=only_own)
    found = choose_one(project, case)
    record = read_observations(project, [found.id])
    deliver(
        lambda: _show_case(make_console(), found, record, project, _loose(found)),
        [(json_file, lambda: _case_json(project, found, record))],
    )


def show_json(project: Project, case: str) -> str:
    """Write what `errata show` knows of a case as JSON; raises UsageProblem for an unknown one."""
    found = choose_one(project, case)
    return _case_json(project, found, read_observations(project, [found.id]))


def _case_json(project: Project, case: Case, record: Mapping[str, Observation]) -> str:

    entry = case_entry(case, default_modes(project.table))
    return SHOW.text(case_document(case, entry, record.values(), loose=_loose(case)))


def _loose(case: Case) -> int:
    """Count the sentences of a case that nothing proves."""
    from errata.commands.cases.corpus_checks import loose_sentences

    return len(loose_sentences(case))


def _show_case(
    console: Console, case: Case, record: Mapping[str, Observation], project: Project, loose: int
) -> None:
    from rich.markdown import Markdown
    from rich.padding import Padding
    from rich.rule import Rule
    from rich.syntax import Syntax
    from rich.text import Text

    def heading(text: str) -> None:
        console.print(Rule(text, align="left", style="dim"))

    console.print(Text(case.title, style="bold"))
    requires = case.requires
    facts = [
        case.id,
        str(case.kind),
        f"{requires.framework} {requires.specifier}".strip(),
        *((" ".join(requires.modes),) if requires.modes else ()),
        " ".join(requires.described_backends),
        *requires.packages,
        ", ".join(case.areas),
    ]
    console.print(Text(" · ".join(facts), style="dim"))
    for title, text in _prose(case):
        heading(title)
        console.print(Markdown(text) if console.is_terminal else Text(_filled(text, console.width)))
    heading("Sources")
    for source in case.sources:
        console.print(Text(f"• {source.url}"))
        if source.note:
            console.print(Text(f"  {source.note}", style="dim"))
    heading("Expected of broken.py")
    for expectation in case.expectations:
        console.print(Text(_in_words(expectation)))
    heading("From broken.py to fixed.py")
    console.print(Syntax(_difference(case), "diff", theme="ansi_dark", background_color="default"))
    if case.claims or loose:
        heading("Claims, each with a script that passes where it holds")
    for claim in case.claims:
        bound = "" if claim.releases is None else f" ({claim.releases or 'every release'})"
        console.print(Text(f"• {claim.sentence}{bound}"))
        seen = "" if read_observations(project, [f"{case.id}/{claim.name}"]) else ", not measured"
        console.print(Text(f"  {claim.name}.py{seen}", style="dim"))
    if loose:
        listed = project.command("check", "--claims", case.id)
        unproven = f"{counted(loose, 'sentence')} above without a script: {listed}"
        console.print(Text(unproven, style="dim"), soft_wrap=True)
    heading("Recorded")
    for (verdict, behaviour), places in _grouped(record.values()).items():
        console.print(Text(f"• {word_of(verdict)}: {behaviour}"))
        for how, environments in places.items():
            where = Text(f"{how} on {', '.join(environments)}", style="dim")
            console.print(Padding(where, (0, 0, 0, 2)))
    if not record:
        console.print("nothing yet: errata run, then errata accept", style="dim")
    console.print(Text(f"scripts: {case.folder}", style="dim"))
    command = _command(case, record.values(), project)
    console.print(Text(f"run it:  {command}", style="dim"), soft_wrap=True)


def _filled(text: str, width: int) -> str:
    """Wrap each paragraph and each point of a list; its marks stay."""
    lines = re.sub(r"(?<=\S)\n(?![\n-])", " ", text.strip()).split("\n")
    return "\n".join(textwrap.fill(line, width, break_on_hyphens=False) for line in lines)


def _prose(case: Case) -> list[tuple[str, str]]:
    """Return the parts of a case that are prose, with their headings; those that it has."""
    apart = case.discriminator
    if case.same_error_as:
        apart += f"\n\nThe same error has another cause in {', '.join(case.same_error_as)}."
    if case.generic:
        apart += "\n\nCauses without end have these words: the message alone decides nothing."
    often = f"{case.frequency}: {case.frequency_note}" if case.frequency else ""
    if not case.documented:
        often += "\n\nFound here: no source shows the failure."
    seen = "\n".join(f"- {one}" for one in case.symptoms)
    parts = {"What is seen": seen, "Cause": case.cause, "Fix": case.fix, "How to tell it": apart}
    parts["How often"] = often
    return [(title, text) for title, text in parts.items() if text]


def _command(case: Case, record: Iterable[Observation], project: Project) -> str:
    """Write the command that runs a case on the newest release on which its failure is recorded."""
    from errata.model.versions import release_order

    words = ["run", case.id]
    places = [split_place(entry.place) for entry in record if entry.verdict.is_failure]
    listed = [place for place in places if not place[0].endswith("-external")]
    if listed:
        environment, _, backend = max(
            listed, key=lambda place: (place[2] == "cpu", release_order(release_of(place[0])))
        )
        words += ["--env", f"{case.requires.framework}-{release_of(environment)}"]
        words += [] if backend == "cpu" else ["--backend", backend]
    return project.command(*words)


def _in_words(expectation: Expectation) -> str:
    where = [
        expectation.releases or "every release",
        *((" ".join(expectation.modes),) if expectation.modes else ()),
        *((" ".join(expectation.backends),) if expectation.backends else ()),
    ]
    what = [str(expectation.outcome)]
    if expectation.type:
        what.append(": ".join(filter(None, [expectation.type, expectation.message])))
    if expectation.warning:
        what.append(f"with the warning: {expectation.warning}")
    if expectation.at:
        what.append(f"\n    at  {expectation.at}")
    return f"• {', '.join(where)}: {' '.join(what)}"


def _difference(case: Case) -> str:
    import difflib

    lines = difflib.unified_diff(
        case.broken.splitlines(), case.fixed.splitlines(), "broken.py", "fixed.py", lineterm="", n=2
    )
    return "\n".join(lines)


_Groups = dict[tuple[str, str], dict[str, list[str]]]


def _grouped(record: Iterable[Observation]) -> _Groups:
    """Collect the places of the record by verdict and by what broken.py did there.

    Places are environments by mode and backend. A failure that reproduces matches an expectation,
    whose words are not repeated.
    """
    groups: _Groups = {}
    for entry in record:
        error = entry.signature
        behaviour = f"{entry.broken} {entry.detail}".strip()
        if entry.broken is Outcome.PASSED and entry.verdict is Verdict.REPRODUCES:
            behaviour += " with the warning that is documented above"
        if error is not None and entry.verdict is Verdict.REPRODUCES:
            behaviour = f"{error.type}, as documented above"
        elif error is not None:
            message = visible(f"{error.type}: {error.message}")
            behaviour = textwrap.shorten(message, _SHOWN_MESSAGE, placeholder=" …")
        environment, mode, backend = split_place(entry.place)
        places = groups.setdefault((str(entry.verdict), behaviour), {})
        places.setdefault(f"{mode}, {backend}", []).append(environment)
    return groups


_CASE = "case"
_DOCUMENTS = (
    *("run.planning:PLAN", "run.report:RUN"),
    *("upgrade.report:UPGRADE", "bisect.report:BISECT"),
    *("history.report:HISTORY", "history.comparison:COMPARISON", "history.alerts:ALERTS"),
    *("diagnose.diagnosing:DIAGNOSIS", "diagnose.triage:TRIAGE"),
    *("scan.report:SCAN", "scan.report:WORKAROUNDS"),
    *("scan.report:WATCH", "scan.report:PLAN"),
    *("capture.capturing:CAPTURE", "evaluate.report:EVALUATION"),
)
_LISTINGS = (
    *(report.CASES, report.SHOW, report.CHECK, report.RUNS, report.COSTS),
    *(listings.DOCTOR, listings.ENVIRONMENTS, listings.RELEASES),
)


def schema(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="case, or a kind of document, e.g. run or plan.")
    ] = _CASE,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE", help="Write the schema to FILE."),
    ] = None,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="DIR", help="Write all schemas to DIR.")
    ] = None,
) -> None:
    """Print a JSON Schema: of case.toml, for editors, or of a document that a command writes.

    Exit code: 0 printed or written, 2 wrong usage.
    """
    texts = schema_texts()
    refuse_unwritable(output)
    if write is not None:
        refuse_unwritable_folder(write)
        write.mkdir(parents=True, exist_ok=True)
        for kind, text in texts.items():
            write_document(write / f"{kind}.schema.json", text)
    elif name not in texts:
        raise UsageProblem(f"there is no schema {name!r}", hint=f"one of: {', '.join(texts)}")
    elif output is None:
        typer.echo(texts[name], nl=False)
    else:
        write_document(output, texts[name])


def schema_texts() -> dict[str, str]:
    """Return every JSON Schema as text, by the name of what it describes."""
    from errata.plan.load import case_schema

    schemas: dict[str, dict[str, Any]] = {_CASE: case_schema()}
    schemas |= {one.name: one.schema() for one in document_formats()}
    return {
        name: json.dumps(schemas[name], indent=2, ensure_ascii=False) + "\n"
        for name in sorted(schemas)
    }


def document_formats() -> Iterator[DocumentFormat[Any]]:
    """Yield the formats of all JSON documents that the installed commands write."""
    for name in _DOCUMENTS:
        found = rooms.load(name)
        if found is not None:
            yield found
    yield from _LISTINGS


ToCheck = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="CASE",
        help="Only these cases: ids, folders or globs. Default: all of your own.",
        show_default=False,
    ),
]

Overlaps = Annotated[
    bool,
    typer.Option(
        "--overlaps",
        help="Also refuse cases that document the error that the record has for another case, or "
        "that a program of no case raises (tests/data/foreign).",
    ),
]
MutationsOption = Annotated[
    bool,
    typer.Option(
        "--mutations",
        help="Also judge recorded results with swapped scripts and with expectations of other "
        "cases; refuse cases whose verdict stays the same.",
    ),
]
TriggersOption = Annotated[
    bool,
    typer.Option(
        "--triggers",
        help="Also look for the trigger of each case in its trigger.py and in the scripts of all "
        "cases; refuse one that misses the failure, or finds code that does not have it.",
    ),
]
WatchOption = Annotated[
    bool,
    typer.Option(
        "--watch",
        help="Also run the scripts of the cases while their watched calls are looked at (of "
        "all cases, without CASE); refuse one that is not seen in its broken.py, or elsewhere.",
    ),
]

ClaimsOption = Annotated[
    bool,
    typer.Option(
        "--claims",
        help="Also list what cause, fix and discriminator say of code, releases or outcomes "
        "without a script that proves it: of the named cases the sentences, else their numbers.",
    ),
]

_NAMED = 5  # cases that a note names one by one


def check(  # noqa: PLR0913 - one parameter per option
    cases: ToCheck = None,
    *,
    overlaps: Overlaps = False,
    mutations: MutationsOption = False,
    triggers: TriggersOption = False,
    watch: WatchOption = False,
    claims: ClaimsOption = False,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
    json_file: opt.JsonFile = None,
) -> None:
    """Check cases and the framework table; report every problem, and every TODO that is left.

    Exit code: 0 all valid, 2 a problem or wrong usage.
    """
    from errata.commands.cases import corpus_checks

    refuse_unwritable(json_file)
    if cases and (overlaps or mutations):
        raise UsageProblem(
            "--overlaps and --mutations compare all cases with each other", hint="leave out CASE"
        )
    project = opt.project_here(corpus, only_own=only_own)
    checked, problems = corpus_checks.check_cases(project, cases or ())
    known = corpus_checks.known_ids(project)
    record = read_observations(project, known, whole=True)
    mutants = proof = seen = None
    problems += corpus_checks.unmeasured_problems(checked, record)
    if checked and not problems:  # only valid cases can be compared
        mutants = corpus_checks.find_mutations(checked, record) if mutations else None
        problems += corpus_checks.overlap_problems(checked, record) if overlaps else ()
        problems += corpus_checks.foreign_problems(checked, project.root) if overlaps else ()
        problems += mutants.problems if mutants else ()
        proof = _of_scan("proof:prove_cases")(project, checked) if triggers else None
        problems += proof.problems if proof else ()
        seen = _proof_of_watched(project, checked, alone=bool(cases)) if watch else None
        problems += seen.problems if seen else ()
    document = CheckDocument(
        valid=not problems,
        cases=len(checked),
        recorded=len(record),
        problems=tuple(ProblemEntry(**asdict(problem)) for problem in problems),
        mutations=mutants,
        triggers=proof and proof.counts,
        watched=seen and seen.counts,
        loose=corpus_checks.loose_sentences(*checked) if claims else None,
        unknown=tuple(sorted({entry.case for entry in record.values()} - known)),
        replaced=replaced_cases(project),
        without_result=corpus_checks.without_result(checked),
    )

    def show() -> None:
        _show_check(document)
        if document.valid and document.loose is not None:
            _show_loose(checked, document.loose, in_full=bool(cases))

    deliver(show, [(json_file, lambda: CHECK.text(document))])
    if problems:
        raise CaseProblems(problems)


def _of_scan(name: str) -> Any:
    """Return what the room of scan offers; raises UsageProblem where it is not installed."""
    found = rooms.load(f"scan.{name}")
    if found is None:
        raise UsageProblem(
            "--triggers and --watch need `errata scan`, which is not installed",
            hint="leave them out",
        )
    return found


def _proof_of_watched(project: Project, checked: Sequence[Case], *, alone: bool) -> Any:
    """Run the scripts with watched calls, and those of all other cases unless `alone`."""
    from errata.plan.frameworks import load_frameworks
    from errata.report.progress import RunProgress

    prove_watched = _of_scan("proof:prove_watched")
    frameworks = load_frameworks(project.table)
    others = [] if alone else list(read_known(project, project.known, frameworks)[0].values())
    with RunProgress(make_console(stderr=True)) as progress:
        return prove_watched(project, checked, others, frameworks, progress)


def _show_loose(checked: Sequence[Case], loose: Sequence[LooseSentence], *, in_full: bool) -> None:
    """Print the sentences of each case, or their number; the cases with the most come first."""
    by_case: dict[str, list[LooseSentence]] = {}
    for one in loose:
        by_case.setdefault(one.case, []).append(one)
    for case_id, mine in sorted(by_case.items(), key=lambda pair: (-len(pair[1]), pair[0])):
        typer.echo(f"{len(mine):>4}  {case_id}")
        for one in mine if in_full else ():
            typer.echo(textwrap.indent(textwrap.fill(one.sentence, 100), " " * 8))
            typer.echo(f"        ({one.key})")
    proven = sum(len(case.claims) for case in checked)
    typer.echo(
        f"{counted(len(loose), 'sentence')} of {counted(len(by_case), 'case')} without a script; "
        f"{counted(proven, 'claim')} with one"
    )
    if loose and not in_full:
        typer.echo("  → name a case to read its sentences; tie one with {claim: NAME}")


def _show_check(found: CheckDocument) -> None:
    if not found.valid:
        return  # the problems go to standard error
    typer.echo(f"{counted(found.cases, 'case')} valid; {counted(found.recorded, 'trial')} recorded")
    if found.mutations is not None:
        typer.echo(
            f"all of {found.mutations.swapped} script swaps and {found.mutations.borrowed} "
            f"borrowed expectations were detected; {counted(len(found.mutations.warnings), 'case')}"
            " left out whose failure is only a warning"
        )
    if found.triggers is not None:
        proven = found.triggers
        typer.echo(
            f"{counted(proven.triggers, 'trigger')} of {counted(proven.cases, 'case')} proven on "
            f"{counted(proven.scripts, 'script')}; trigger.py: {counted(proven.hits, 'place')} "
            f"found, {counted(proven.right, 'right line')} left alone"
        )
        if proven.unshown:
            typer.echo(
                f"note: the triggers of {first_names(proven.unshown, _NAMED)} count as possible: "
                "their trigger.py shows too little"
            )
    if found.watched is not None:
        seen = found.watched
        typer.echo(
            f"{counted(seen.watched, 'watched call')} of {counted(seen.cases, 'case')} proven by "
            f"{counted(seen.scripts, 'script')} on {', '.join(seen.environments)}; in "
            f"{seen.decisive:,} a script makes the call and does not meet the condition"
        )
        if seen.left_out:
            typer.echo(
                f"note: {first_names(seen.left_out, _NAMED)} not run: no environment is built in "
                "which the case fails; name the case to build one"
            )
    if found.without_result:
        typer.echo(
            f"note: fixed.py of {first_names(found.without_result, _NAMED)} leaves no `result`, and"
            " case.toml has no reason (no_result): errata evaluate cannot judge other fixes"
        )
    for case_id in found.replaced:
        typer.echo(f"note: your {case_id} stands in place of the one that came with Errata")
    for case_id in found.unknown[:_NAMED]:
        typer.echo(f"note: the record has trials of {case_id}, which is not a case here")
    if len(found.unknown) > _NAMED:
        # Usual with --corpus: corpora of one project share its record.
        typer.echo(f"note: and of {len(found.unknown) - _NAMED} others, which are not cases here")
