"""`errata check`, `errata list` and `errata show`: the cases themselves."""

from __future__ import annotations

import os
import shlex
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.options import Area, Cases, Corpus, JsonFile, Kind, OneCase, selection
from errata.cli.terminal import (
    deliver,
    make_console,
    one_line_each,
    refuse_unwritable,
    write_document,
    write_out,
)
from errata.model.cell import release_of, split_place
from errata.model.errors import EXIT_CHANGED, CaseProblems
from errata.model.verdict import Verdict
from errata.project import find_project, find_readable
from errata.text.printable import counted, visible

if TYPE_CHECKING:
    from rich.console import Console

    from errata.model.case import Case, Expectation
    from errata.model.verdict import Observation
    from errata.project import Project
    from errata.record.corpus_checks import Mutations
    from errata.report.listings import (
        CaseDocument,
        CaseEntry,
        CheckDocument,
        MutationCounts,
    )

__all__ = ["check", "list_cases", "show"]

_SHOWN_MESSAGE = 1_200  # characters of an error's message that `errata show` prints

_NAMED = 5  # cases that a note names one by one


def check(
    *,
    overlaps: Annotated[
        bool,
        typer.Option(
            "--overlaps",
            help="Also refuse cases that document the error that the record has for another case.",
        ),
    ] = False,
    mutations: Annotated[
        bool,
        typer.Option(
            "--mutations",
            help="Also judge recorded results with swapped scripts and with expectations of other "
            "cases; refuse cases whose verdict stays the same.",
        ),
    ] = False,
    corpus: Corpus = None,
    json_file: JsonFile = None,
) -> None:
    """Check every case and the framework table; report every problem at once.

    Exit code: 0 all valid, 2 a problem or wrong usage.
    """
    from errata.plan.frameworks import load_frameworks
    from errata.plan.load import check_areas, check_corpora
    from errata.record.corpus_checks import find_mutations, mutation_problems, overlap_problems
    from errata.report.listings import CHECK, CheckDocument, ProblemEntry
    from errata.store.observed import read_record

    refuse_unwritable(json_file)
    project = find_project(Path.cwd(), corpus or ())
    cases, problems = check_corpora(project.corpora, load_frameworks(project.table))
    problems += check_areas(project.corpora)
    record = read_record(project.record)
    mutants = None
    if cases and not problems:  # only valid cases can be compared
        mutants = find_mutations(cases, record) if mutations else None
        problems += overlap_problems(cases, record) if overlaps else ()
        problems += mutation_problems(cases, mutants) if mutants else ()
    known = {case.id for case in cases}
    unknown = tuple(sorted({entry.case for entry in record.values()} - known))
    document = CheckDocument(
        valid=not problems,
        cases=len(cases),
        recorded=len(record),
        problems=tuple(ProblemEntry(**asdict(problem)) for problem in problems),
        mutations=None if mutants is None else _counts(mutants),
        unknown=unknown,
    )
    deliver(lambda: _show_check(document), [(json_file, lambda: CHECK.text(document))])
    if problems:
        raise CaseProblems(problems)


def _counts(mutants: Mutations) -> MutationCounts:
    from errata.report.listings import MutationCounts

    return MutationCounts(
        swapped=mutants.swapped, borrowed=mutants.borrowed, warnings=mutants.warnings
    )


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
    for case_id in found.unknown[:_NAMED]:
        typer.echo(f"note: the record has trials of {case_id}, which is not a case here")
    if len(found.unknown) > _NAMED:
        # Usual with --corpus: corpora of one project share its record.
        typer.echo(f"note: and of {len(found.unknown) - _NAMED} others, which are not cases here")


def list_cases(
    cases: Cases = None,
    *,
    kind: Kind = None,
    area: Area = None,
    search: Annotated[
        str | None,
        typer.Option(
            "--search",
            metavar="WORDS",
            help="Only cases with all these words, whatever their case, in the id, title, areas, "
            "cause or the documented and recorded errors.",
        ),
    ] = None,
    markdown: Annotated[
        Path | None,
        typer.Option(
            "--markdown",
            metavar="FILE",
            help="Write the catalogue instead: cases by framework and area, as Markdown.",
        ),
    ] = None,
    json_file: JsonFile = None,
    corpus: Corpus = None,
) -> None:
    """List cases, one line each: id, kind, releases, modes, title.

    On a terminal, lines are cut to its width; in a pipe or a file they are complete.

    Exit code: 0 listed, 1 no case has the words of --search, 2 wrong usage or an invalid case.
    """
    from errata.plan.corpus import default_modes, list_corpora, search_cases
    from errata.report.listings import CASES, CaseList

    refuse_unwritable(json_file, markdown)
    project = find_readable(Path.cwd(), corpus or ())
    chosen = list_corpora(project.corpora) if markdown is None else _load(project)
    if cases or kind or area:  # only then: the imports for a selection take a while
        from errata.plan.matrix import choose_cases

        chosen = choose_cases(chosen, selection(cases, kind=kind, area=area))
    if search is not None:
        from errata.store.observed import read_record

        chosen = search_cases(chosen, read_record(project.record).values(), search)
    if markdown is not None:
        _write_catalogue(project, chosen, markdown)
        return
    default = default_modes(project.table)
    found = [_entry(case, default) for case in chosen]
    deliver(
        lambda: _show_list(found),
        [(json_file, lambda: CASES.text(CaseList(cases=tuple(found))))],
    )
    if not found:
        typer.echo(f"no case has all the words of {search!r}", err=True)
        typer.echo("  → for a traceback: errata diagnose FILE", err=True)
        raise typer.Exit(EXIT_CHANGED)


def _show_list(cases: Sequence[CaseEntry]) -> None:
    """Print one line for each case; on a narrow terminal columns are left out for the title."""
    rows = [
        (entry.case, entry.kind, entry.releases or "all", " ".join(entry.modes), entry.title)
        for entry in cases
    ]
    lines = one_line_each(("case", "kind", "releases", "modes", "title"), rows)
    write_out("\n".join([*lines, counted(len(cases), "case")]) + "\n")


def _entry(case: Case, default_modes: Mapping[str, str]) -> CaseEntry:
    from errata.report.listings import CaseEntry

    requires = case.requires
    return CaseEntry(
        case=case.id,
        kind=str(case.kind),
        framework=requires.framework,
        releases=requires.specifier,
        packages=requires.packages,
        modes=requires.modes or (default_modes.get(requires.framework, ""),),
        backends=requires.backends,
        areas=case.areas,
        title=case.title,
    )


def _load(project: Project) -> list[Case]:
    from errata.plan.frameworks import load_frameworks
    from errata.plan.load import load_corpora

    return load_corpora(project.corpora, load_frameworks(project.table))


def _write_catalogue(project: Project, cases: Sequence[Case], path: Path) -> None:
    from errata.report.listings import catalogue_text
    from errata.store.observed import read_record

    root = "." if str(path) == "-" else os.path.relpath(project.root, path.resolve().parent)
    write_document(path, catalogue_text(cases, read_record(project.record), root=root))


def show(case: OneCase, *, json_file: JsonFile = None, corpus: Corpus = None) -> None:
    """Show one case: cause, fix, sources, the difference of its scripts, what was recorded.

    Exit code: 0 shown, 2 wrong usage or an invalid case.
    """
    from errata.plan.corpus import default_modes
    from errata.plan.matrix import choose_case
    from errata.report.listings import SHOW
    from errata.store.observed import read_case

    refuse_unwritable(json_file)
    project = find_readable(Path.cwd(), corpus or ())
    found = choose_case(_load(project), case)
    record = read_case(project.record, found.id)
    entry = _entry(found, default_modes(project.table))
    deliver(
        lambda: _show_case(make_console(), found, record, corpus or ()),
        [(json_file, lambda: SHOW.text(_document(found, entry, record.values())))],
    )


def _show_case(
    console: Console, case: Case, record: Mapping[str, Observation], corpora: Sequence[Path]
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
        " ".join(requires.backends),
        *requires.packages,
        ", ".join(case.areas),
    ]
    console.print(Text(" · ".join(facts), style="dim"))
    for title, text in (("Cause", case.cause), ("Fix", case.fix)):
        heading(title)
        console.print(Markdown(text))
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
    heading("Recorded")
    for (verdict, behaviour), places in _grouped(record.values()).items():
        console.print(Text(f"• {verdict}: {behaviour}"))
        for how, environments in places.items():
            where = Text(f"{how} on {', '.join(environments)}", style="dim")
            console.print(Padding(where, (0, 0, 0, 2)))
    if not record:
        console.print("nothing yet: errata run, then errata accept", style="dim")
    console.print(Text(f"scripts: {case.folder}", style="dim"))
    command = _command(case, record.values(), corpora)
    console.print(Text(f"run it:  {command}", style="dim"), soft_wrap=True)


def _command(case: Case, record: Iterable[Observation], corpora: Sequence[Path]) -> str:
    """Write the command that runs a case on the newest release on which its failure is recorded."""
    from errata.model.versions import release_order

    words = ["errata", "run", case.id]
    places = [split_place(entry.place) for entry in record if entry.verdict.is_failure]
    listed = [place for place in places if not place[0].endswith("-external")]
    if listed:
        environment, _, backend = max(
            listed, key=lambda place: (place[2] == "cpu", release_order(release_of(place[0])))
        )
        words += ["--env", f"{case.requires.framework}-{release_of(environment)}"]
        words += [] if backend == "cpu" else ["--backend", backend]
    return shlex.join([*words, *(word for path in corpora for word in ("--corpus", str(path)))])


def _in_words(expectation: Expectation) -> str:
    """Write one expectation as a line."""
    where = [
        expectation.releases or "every release",
        *((" ".join(expectation.modes),) if expectation.modes else ()),
        *((" ".join(expectation.backends),) if expectation.backends else ()),
    ]
    what = [str(expectation.outcome)]
    if expectation.type:
        what.append(f"{expectation.type}: {expectation.message}")
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
        if error is not None and entry.verdict is Verdict.REPRODUCES:
            behaviour = f"{error.type}, as documented above"
        elif error is not None:
            message = visible(f"{error.type}: {error.message}")
            behaviour = textwrap.shorten(message, _SHOWN_MESSAGE, placeholder=" …")
        environment, mode, backend = split_place(entry.place)
        places = groups.setdefault((str(entry.verdict), behaviour), {})
        places.setdefault(f"{mode}, {backend}", []).append(environment)
    return groups


def _document(case: Case, entry: CaseEntry, record: Iterable[Observation]) -> CaseDocument:
    from errata.report.listings import CaseDocument, ExpectationEntry, ObservationEntry, SourceEntry

    return CaseDocument(
        case=entry,
        folder=str(case.folder),
        cause=case.cause,
        fix=case.fix,
        fix_known=case.fix_known,
        sources=tuple(SourceEntry(**asdict(source)) for source in case.sources),
        expectations=tuple(
            ExpectationEntry(**{**asdict(item), "outcome": str(item.outcome)})
            for item in case.expectations
        ),
        broken=case.broken,
        fixed=case.fixed,
        observed=tuple(
            ObservationEntry(
                trial=item.id,
                place=item.place,
                verdict=str(item.verdict),
                broken=str(item.broken),
                fixed=str(item.fixed),
                type=item.signature.type if item.signature else None,
                message=item.signature.message if item.signature else None,
                at=item.signature.at if item.signature else None,
                detail=item.detail,
                build=item.build,
            )
            for item in record
        ),
    )
