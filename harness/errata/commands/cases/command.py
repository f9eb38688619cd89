"""`errata list` and `errata show`: the cases themselves."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.options import (
    Area,
    Cases,
    Corpus,
    JsonFile,
    Kind,
    OneCase,
    OnlyOwn,
    project_here,
    selection,
)
from errata.cli.terminal import (
    deliver,
    make_console,
    one_line_each,
    refuse_unwritable,
    write_document,
    write_out,
)
from errata.commands.cases.prose import loose_sentences
from errata.commands.cases.report import (
    CASES,
    SHOW,
    CaseEntry,
    CaseList,
    case_document,
    case_entry,
    whole_case,
)
from errata.model.cell import release_of, split_place
from errata.model.errors import EXIT_CHANGED
from errata.model.outcome import Outcome
from errata.model.verdict import Verdict, word_of
from errata.plan.corpus import case_folders
from errata.project import (
    SHIPPED,
    choose_known,
    choose_one,
    read_known,
    read_observations,
    read_recorded,
)
from errata.text.printable import counted, visible

if TYPE_CHECKING:
    from rich.console import Console

    from errata.model.case import Case, Expectation
    from errata.model.errors import Problem
    from errata.model.verdict import Observation
    from errata.plan.framework import Framework
    from errata.project import Project

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
    cases: Cases = None,
    *,
    kind: Kind = None,
    area: Area = None,
    search: Search = None,
    markdown: Catalogue = None,
    json_file: JsonFile = None,
    corpus: Corpus = None,
    only_own: OnlyOwn = False,
) -> None:
    """List cases, one line each: id, kind, releases, modes, title.

    On a terminal, lines are cut to its width; in a pipe or a file they are complete.

    Exit code: 0 listed, 1 no case has the words of --search, 2 wrong usage or an invalid case.
    """
    from errata.plan.corpus import default_modes, list_corpora, search_cases

    refuse_unwritable(json_file, markdown)
    project = project_here(corpus, only_own=only_own)
    if search is not None:  # whoever searches means every case there is
        project = replace(project, whole=True)
    unread: Mapping[str, Sequence[Problem]] = {}
    whole = markdown is not None or json_file is not None  # a line takes less reading
    frameworks = _frameworks(project) if whole else None
    if cases or kind or area or markdown:  # only then: the imports for a selection take a while
        asked = selection(cases, kind=kind, area=area)
        chosen, _ = choose_known(project, asked, frameworks)
    elif frameworks is None:
        chosen, unread = list_corpora(project.meant)
    else:
        by_id, unread = read_known(project, project.meant, frameworks)
        chosen = list(by_id.values())
    if search is not None:
        record = read_observations(project, [case.id for case in chosen])
        chosen = search_cases(chosen, record.values(), search)
    if markdown is not None:
        _write_catalogue(project, chosen, markdown)
        return
    default = default_modes(project.table)
    found = [case_entry(case, default) for case in chosen]
    deliver(
        lambda: _show_list(found, _more(project, chosen)),
        [(json_file, lambda: _list_json(chosen, default))],
    )
    for problem in (problem for mine in unread.values() for problem in mine):
        typer.echo(f"{problem}; left out", err=True)
    if not found:
        typer.echo(f"no case has all the words of {search!r}", err=True)
        typer.echo("  → for a traceback: errata diagnose FILE", err=True)
        raise typer.Exit(EXIT_CHANGED)


def _list_json(cases: Sequence[Case], default: Mapping[str, str]) -> str:
    return CASES.text(CaseList(cases=tuple(whole_case(case, default) for case in cases)))


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


def _frameworks(project: Project) -> Mapping[str, Framework]:
    from errata.plan.frameworks import load_frameworks

    return load_frameworks(project.table)


def _write_catalogue(project: Project, cases: Sequence[Case], path: Path) -> None:
    from errata.commands.cases.catalogue import catalogue_text

    root = "." if str(path) == "-" else os.path.relpath(project.root, path.resolve().parent)
    ids = [case.id for case in cases]
    write_document(path, catalogue_text(cases, read_observations(project, ids), root=root))


def show(
    case: OneCase,
    *,
    json_file: JsonFile = None,
    corpus: Corpus = None,
    only_own: OnlyOwn = False,
) -> None:
    """Show one case: cause, fix, sources, the difference of its scripts, what was recorded.

    Exit code: 0 shown, 2 wrong usage or an invalid case.
    """
    refuse_unwritable(json_file)
    project = project_here(corpus, only_own=only_own)
    found = choose_one(project, case, _frameworks(project))
    record = read_recorded(project, found.id)
    deliver(
        lambda: _show_case(make_console(), found, record, project),
        [(json_file, lambda: _case_json(project, found, record))],
    )


def show_json(project: Project, case: str) -> str:
    """Write what `errata show` knows of a case as JSON; raises UsageProblem for an unknown one."""
    found = choose_one(project, case, _frameworks(project))
    return _case_json(project, found, read_recorded(project, found.id))


def _case_json(project: Project, case: Case, record: Mapping[str, Observation]) -> str:
    from errata.plan.corpus import default_modes

    return SHOW.text(
        case_document(case, case_entry(case, default_modes(project.table)), record.values())
    )


def _show_case(
    console: Console, case: Case, record: Mapping[str, Observation], project: Project
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
    loose = len(loose_sentences(case))
    if case.claims or loose:
        heading("Claims, each with a script that passes where it holds")
    for claim in case.claims:
        bound = "" if claim.releases is None else f" ({claim.releases or 'every release'})"
        console.print(Text(f"• {claim.sentence}{bound}"))
        console.print(Text(f"  {claim.name}.py", style="dim"))
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


def _prose(case: Case) -> list[tuple[str, str]]:
    """Return the parts of a case that are prose, with their headings; those that it has."""
    apart = case.discriminator
    if case.same_error_as:
        apart += f"\n\nThe same error has another cause in {', '.join(case.same_error_as)}."
    if case.generic:
        apart += "\n\nCauses without end have these words: the message alone decides nothing."
    often = f"{case.frequency}: {case.frequency_note}" if case.frequency else ""
    parts = {"Cause": case.cause, "Fix": case.fix, "How to tell it": apart, "How often": often}
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
    """Write one expectation as a line."""
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
