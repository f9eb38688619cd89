"""`errata accept`, `export`, `import`, `runs`: results after a run."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli import options as opt
from errata.cli.terminal import (
    deliver,
    make_console,
    make_table,
    on_standard_output,
    refuse_unwritable,
    refuse_unwritable_folder,
    write_document,
)
from errata.commands.cases.report import COSTS, RUNS, CostsDocument, RunEntry, RunList, run_entry
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    IncompleteImport,
    InvalidTransfer,
    Problem,
    UsageProblem,
)
from errata.model.verdict import word_of
from errata.project import Project
from errata.text.printable import counted, first_names, visible

if TYPE_CHECKING:
    from errata.commands.cases.accepting import KitImport
    from errata.store.sql import Store


def accept(
    cases: opt.Cases = None,
    *,
    run: opt.RunName = "latest",
    expectations: Annotated[
        bool,
        typer.Option(
            "--expectations",
            help="Also rewrite the expectations in case.toml to what was observed, for exactly the "
            "trials observed.",
        ),
    ] = False,
    dry_run: opt.DryRun = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Write without asking.")] = False,
    verbose: Annotated[
        bool,
        typer.Option("--verbose", "-v", help="Also show the changes of the record line by line."),
    ] = False,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
) -> int:
    """Write what a run observed to the committed record, after showing what changes.

    Trials that the run did not observe stay as they are, and so do trials without a verdict, flaky
    trials, trials of nightly builds, and trials whose scripts were edited since.

    Exit code: 0 written, or nothing to write, 1 something is left to you, or the answer was no,
    2 wrong usage, or no terminal to ask on and no --yes.
    """
    from errata.commands.cases import accepting
    from errata.report.console import print_document
    from errata.store.base import find_run

    project = opt.project_here(corpus, only_own=only_own)
    with opt.stored_results(project) as store:
        chosen = find_run(store, run)
        view = accepting.prepare_acceptance(
            project, store, chosen, cases or (), expectations=expectations
        )
    console = make_console()
    # The latest run may have been of another command: show which run this is.
    started = f"{chosen.started:%Y-%m-%d %H:%M}"
    console.print(f"run {chosen.id}, {started} UTC: {visible(chosen.argv)}", style="dim")
    print_document(accepting.acceptance_document(view), console, verbose=verbose)
    words = [*(cases or ()), *(() if run == "latest" else ("--run", run))]
    words += ["--expectations"] if expectations else []
    again = project.command("accept", *words, "--yes")
    if view.files and not dry_run and (yes or _agrees(len(view.files), again)):
        accepting.write_acceptance(view.files)
    elif view.files and not dry_run:
        typer.echo(f"run {chosen.id}: nothing was written")
        return EXIT_CHANGED
    verb = "would be recorded" if dry_run else "recorded"
    counts = [f"{counted(len(view.changes), 'trial')} {verb}", f"{view.same:,} unchanged"]
    if view.documented:
        counts.insert(1, f"{len(view.documented):,} documented anew")
    if view.inconclusive:
        counts.append(f"{view.inconclusive:,} without a verdict left alone")
    typer.echo(f"run {chosen.id}: {', '.join(counts)}")
    return EXIT_CHANGED if view.left else EXIT_AS_EXPECTED


def _agrees(files: int, again: str) -> bool:
    """Ask whether to write; raises UsageProblem, with the command to use, without a terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageProblem(
            "nothing was written: there is no terminal to ask on",
            hint=f"look at the differences above, then: {again}",
        )
    return typer.confirm(f"write {counted(files, 'file')}?", default=False)


def export(
    output: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE", help="File to write; - for standard output.", show_default=False
        ),
    ] = None,
    *,
    run: opt.RunName = "latest",
    dataset: Annotated[
        Path | None,
        typer.Option(
            "--dataset",
            metavar="DIR",
            help="Write the cases and their record to DIR instead, as a data set: JSON Lines, "
            "Parquet where pyarrow is installed, schemas and a card.",
        ),
    ] = None,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
) -> None:
    """Write a stored run as JSON Lines, for errata import on another machine.

    Exit code: 0 written, 2 wrong usage, 3 the store cannot be read.
    """
    from errata.store.transfer import export_lines

    if (output is None) is (dataset is None) or (dataset is not None and run != "latest"):
        raise UsageProblem(
            "a stored run goes to FILE, and the cases with their record to --dataset DIR",
            hint="errata export FILE [--run RUN], or errata export --dataset DIR",
        )
    if output is None:
        _export_dataset(opt.project_here(corpus, only_own=only_own), dataset or Path())
        return
    if not on_standard_output(output):
        refuse_unwritable_folder(output.absolute().parent)  # made if it is missing
    with opt.stored_results(opt.project_here(corpus, only_own=only_own)) as store:
        chosen = opt.chosen_run(store, run)
        results = store.results(chosen.id)
        lines = list(
            export_lines(
                chosen, results, store.environments(chosen.id), store.judgements(chosen.id)
            )
        )
    write_document(output, "".join(line.rstrip("\n") + "\n" for line in lines))
    if not on_standard_output(output):
        typer.echo(f"run {chosen.id}: {len(results)} results in {output}")


def _export_dataset(project: Project, folder: Path) -> None:
    from errata.commands.cases.dataset import dataset_files, has_parquet, make_dataset

    refuse_unwritable_folder(folder)
    found = make_dataset(project)
    folder.mkdir(parents=True, exist_ok=True)
    files = dataset_files(found)
    for name, content in files.items():
        write_document(folder / name, content)
    for case_id in found.unread:
        typer.echo(f"{visible(case_id)} is not valid, and left out: errata check", err=True)
    counts = f"{counted(len(found.cases), 'case')} and {counted(len(found.results), 'result')}"
    typer.echo(f"{counts} in {folder}: {', '.join(files)}")
    if not has_parquet():
        typer.echo("without Parquet; for that: pip install pyarrow", err=True)


def import_files(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE",
            help="Files that errata export or a kit (errata kit) wrote; - for standard input.",
        ),
    ],
    *,
    corpus: opt.Corpus = None,
) -> None:
    """Import runs that were measured on other machines, each file completely or not at all.

    What a kit wrote is judged: errata accept --run N then records it.

    Exit code: 0 imported, 2 wrong usage or an invalid file, 3 the store cannot be written.
    """
    problems: list[Problem] = []
    project = opt.project_here(corpus)
    with opt.recording_store(project) as store:
        for file in files:
            found = _import_one(file, project, store)
            if isinstance(found, str):
                typer.echo(found)
            else:
                problems.extend(found)
    if problems:
        bad = len({problem.file for problem in problems})
        raise IncompleteImport(problems, failed=bad, files=len(files))


def _import_one(file: Path, project: Project, store: Store) -> str | list[Problem]:
    """Import one file; returns what came, or why nothing did."""
    from errata.commands.cases.accepting import import_kit
    from errata.measuring.kits import is_of_kit
    from errata.store.transfer import import_lines

    name = "standard input" if str(file) == "-" else str(file)
    try:
        raw = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        lines = raw.decode("utf-8").splitlines(keepends=True)
        if is_of_kit(lines):
            return _kit_words(name, import_kit(lines, project, store, name=name), project)
        summary = import_lines(raw.decode("utf-8").splitlines(), store, name=name)
    except OSError as error:
        return [Problem(file=name, key="", message=f"cannot be read: {error.strerror}")]
    except UnicodeDecodeError as error:
        return [Problem(file=name, key="", message=f"is not UTF-8: {error.reason}")]
    except InvalidTransfer as error:
        return list(error.problems)
    except UsageProblem as error:
        return [Problem(file=name, key="", message=error.message, hint=error.hint)]
    known = "" if summary.is_new else "known already, "
    return (
        f"{name}: run {summary.run_id}: {known}{counted(summary.results, 'new result')} "
        f"of {summary.given_results:,}, {counted(summary.given_environments, 'environment')} "
        f"(errata accept --run {summary.run_id} records them)"
    )


def _kit_words(name: str, found: KitImport, project: Project) -> str:
    """Say what a kit's results are: where they were measured, and how they are judged."""
    run, read = found.merged.run_id, found.read
    known = "" if found.merged.is_new else "known already, "
    new = counted(found.merged.results, "new result")
    lines = [f"{name}: run {run}: {known}{new} of {len(read.results):,}"]
    for facts in read.environments:
        build = f"{facts.framework_version}, CPython {facts.python_version}"
        lines.append(f"  {facts.environment}: {', '.join(filter(None, (build, facts.machine)))}")
    verdicts = Counter(word_of(one.verdict) for one in found.judgements)
    counts = ", ".join(f"{number} {word}" for word, number in verdicts.most_common())
    if counts:
        lines.append(f"  {counted(len(found.judgements), 'trial')}: {counts}")
    others = [one for one in found.judgements if not one.is_as_documented]
    for one in others:
        documented = f"documented: {word_of(one.expected)}" if one.expected else "not documented"
        lines.append(f"  {one.trial.id} {word_of(one.verdict)} ({documented})")
    for words, cases in (
        ("of the old text, edited since the kit was made, so not judged", found.edited),
        ("of cases that are not here", found.unknown),
    ):
        lines += [f"  {words}: {first_names(cases, 9)}"] if cases else []
    for why in sorted(set(read.left_out.values())):
        cases = tuple(case for case, reason in read.left_out.items() if reason == why)
        lines.append(f"  not run there: {first_names(cases, 3)}: {why}")
    if read.is_cut:
        lines.append("  the file was closed before the kit had run everything")
    again = project.command("accept", "--run", str(run))
    lines += [f"  all about it: errata report {run}; to record it: {again}"]
    return "\n".join(visible(line) for line in lines)


def runs(*, corpus: opt.Corpus = None, json_file: opt.JsonFile = None) -> None:
    """List the stored runs, the latest first.

    Exit code: 0 listed, 2 wrong usage, 3 the store cannot be read.
    """
    refuse_unwritable(json_file)
    with opt.stored_results(opt.project_here(corpus)) as store:
        found = [run_entry(run) for run in store.runs()]
    deliver(lambda: _show_runs(found), [(json_file, lambda: RUNS.text(RunList(runs=tuple(found))))])


def _show_runs(runs: Sequence[RunEntry]) -> None:
    from rich.text import Text

    if not runs:
        typer.echo("no run is stored yet; start one with: errata run")
        return
    table = make_table("run", "started (UTC)", "state", "verdicts", "command", folded=True)
    for item in runs:
        state = f"exit {item.exit_code}" if item.state == "finished" else item.state
        verdicts = ", ".join(
            f"{count} {word_of(name)}" for name, count in sorted(item.verdicts.items())
        )
        started = item.started[:16].replace("T", " ")
        table.add_row(str(item.run), started, state, verdicts, Text(visible(item.command)))
    make_console().print(table)


def costs(
    *,
    run: opt.RunName = "latest",
    write: Annotated[
        bool, typer.Option("--write", help="Write the changed figures to reports/costs.json.")
    ] = False,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
    json_file: opt.JsonFile = None,
) -> None:
    """Compare a run's measured costs with those in reports/costs.json, and write them if asked.

    Shards are cut by these figures. One that changed by less than half is kept.

    Exit code: 0 shown or written, 2 wrong usage or an invalid case, 3 the store cannot be read.
    """
    from errata.commands.cases.costing import take_costs

    refuse_unwritable(json_file)
    project = opt.project_here(corpus, only_own=only_own)
    found = take_costs(project, run, write=write)
    is_own = bool(project.corpora)
    deliver(lambda: _show_costs(found, is_own=is_own), [(json_file, lambda: COSTS.text(found))])


def _show_costs(found: CostsDocument, *, is_own: bool) -> None:
    for word, names in (("new", found.new), ("changed", found.moved), ("gone", found.gone)):
        for name in names:
            typer.echo(f"{word:<8} {name}")
    counts = f"{len(found.new)} new, {len(found.moved)} changed, {len(found.gone)} gone"
    if not found.changed:
        state = f"{found.file} is up to date"
    elif found.written:
        state = f"written: {found.file}"
    else:
        state = f"{'--write writes' if is_own else 'compared with'} {found.file}"
    typer.echo(f"run {found.run}: costs: {counts}; {state}")
