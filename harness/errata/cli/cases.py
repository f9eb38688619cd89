"""`errata check`, `errata list` and `errata show`: the cases themselves."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.invocation import selection
from errata.cli.options import Area, Cases, Corpus, Kind, OneCase
from errata.cli.terminal import make_console, write_document
from errata.model.errors import CaseProblems
from errata.project import find_project, find_readable

if TYPE_CHECKING:
    from rich.console import Console

    from errata.model.case import Case, Expectation
    from errata.model.record import Observation
    from errata.project import Project

__all__ = ["check", "list_cases", "show"]


def check(
    *,
    overlaps: Annotated[
        bool,
        typer.Option(
            "--overlaps",
            help="Also refuse cases that document the very error that another case shows.",
        ),
    ] = False,
    mutations: Annotated[
        bool,
        typer.Option(
            "--mutations",
            help="Also swap scripts and errors on paper; refuse what nobody would notice.",
        ),
    ] = False,
    corpus: Corpus = None,
) -> None:
    """Check every case and the framework table; report every problem at once."""
    from errata.plan.frameworks import load_frameworks
    from errata.plan.load import check_corpora
    from errata.record.corpus_checks import find_mutations, mutation_problems, overlap_problems
    from errata.store.observed import read_record

    project = find_project(Path.cwd(), corpus or ())
    frameworks = load_frameworks(project.table)
    cases, problems = check_corpora(project.corpora, frameworks)
    if problems:
        raise CaseProblems(problems)
    record = read_record(project.record)
    confused = overlap_problems(cases, record) if overlaps else ()
    found = find_mutations(cases, record) if mutations else None
    if found is not None:
        confused += mutation_problems(cases, found)
    if confused:
        raise CaseProblems(confused)
    known = {case.id for case in cases}
    orphans = sorted({o.case for o in record.values()} - known)
    typer.echo(f"{len(cases)} cases are valid; the record holds {len(record)} trials")
    if found is not None:
        typer.echo(
            f"{found.swapped} swaps of scripts and {found.borrowed} borrowed expectations "
            f"are noticed, all of them; {len(found.warnings)} cases only warn and are left out"
        )
    for case_id in orphans:
        typer.echo(f"note: the record has trials of {case_id}, which is not a case here")


def list_cases(
    cases: Cases = None,
    *,
    kind: Kind = None,
    area: Area = None,
    markdown: Annotated[
        Path | None,
        typer.Option(
            "--markdown",
            metavar="FILE",
            help="Write the catalogue instead: one line per case, by framework and area.",
        ),
    ] = None,
    corpus: Corpus = None,
) -> None:
    """List cases: id, kind, releases, modes, backends, title."""
    from rich.table import Table
    from rich.text import Text

    from errata.plan.frameworks import load_frameworks
    from errata.plan.load import load_corpora
    from errata.plan.matrix import choose_cases, modes_of

    project = find_readable(Path.cwd(), corpus or ())
    frameworks = load_frameworks(project.table)
    found = choose_cases(
        load_corpora(project.corpora, frameworks), selection(cases, kind=kind, area=area)
    )
    if markdown is not None:
        _write_catalogue(project, found, markdown)
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("case", no_wrap=True)
    for heading in ("kind", "releases", "modes", "title"):
        table.add_column(heading, overflow="fold")
    for case in found:
        modes = modes_of(case, frameworks[case.requires.framework])
        table.add_row(
            case.id,
            str(case.kind),
            case.requires.specifier or "all",
            " ".join(modes),
            Text(case.title),
        )
    console = make_console()
    console.print(table)
    console.print(f"{len(found)} cases", style="dim")


def _write_catalogue(project: Project, cases: Sequence[Case], path: Path) -> None:
    from errata.report.catalogue import catalogue_text
    from errata.store.observed import read_record

    root = "." if str(path) == "-" else os.path.relpath(project.root, path.resolve().parent)
    write_document(path, catalogue_text(cases, read_record(project.record), root=root))


def show(
    case: OneCase,
    *,
    corpus: Corpus = None,
) -> None:
    """Show one case: cause, fix, sources, the scripts' difference, what was observed."""
    from errata.plan.frameworks import load_frameworks
    from errata.plan.load import load_corpora
    from errata.plan.matrix import choose_case
    from errata.store.observed import read_case

    project = find_readable(Path.cwd(), corpus or ())
    cases = load_corpora(project.corpora, load_frameworks(project.table))
    found = choose_case(cases, case)
    console = make_console()
    _show_case(console, found)
    _show_record(console, read_case(project.record, found.id))


def _show_case(console: Console, case: Case) -> None:
    from rich.markdown import Markdown
    from rich.rule import Rule
    from rich.syntax import Syntax
    from rich.text import Text

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
        console.print(Rule(title, align="left", style="dim"))
        console.print(Markdown(text))
    console.print(Rule("Sources", align="left", style="dim"))
    for source in case.sources:
        console.print(Text(f"• {source.url}"))
        if source.note:
            console.print(Text(f"  {source.note}", style="dim"))
    console.print(Rule("Documented", align="left", style="dim"))
    for expectation in case.expectations:
        console.print(Text(_in_words(expectation)))
    console.print(Rule("From broken.py to fixed.py", align="left", style="dim"))
    console.print(Syntax(_difference(case), "diff", theme="ansi_dark", background_color="default"))
    console.print(Text(f"replay: python {case.folder}/broken.py", style="dim"))


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


def _show_record(console: Console, record: dict[str, Observation]) -> None:
    from rich.rule import Rule
    from rich.table import Table
    from rich.text import Text

    console.print(Rule("Observed", align="left", style="dim"))
    if not record:
        console.print("nothing yet: errata run, then errata accept", style="dim")
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("where", "verdict", "broken.py"):
        table.add_column(heading, overflow="fold")
    for observation in record.values():
        signature = observation.signature
        said = f"{signature.type}: {signature.message[:160]}" if signature else ""
        broken = said or f"{observation.broken} {observation.detail}".strip()
        table.add_row(Text(observation.place), str(observation.verdict), Text(broken))
    console.print(table)
