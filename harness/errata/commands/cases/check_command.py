"""`errata check`: whether cases are valid, finished, and can be told apart."""

from __future__ import annotations

import textwrap
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from errata.cli.options import Corpus, JsonFile, OnlyOwn, project_here
from errata.cli.terminal import deliver, make_console, refuse_unwritable
from errata.commands.cases.prose import loose_sentences
from errata.commands.cases.report import CHECK, CheckDocument, ProblemEntry
from errata.model.errors import CaseProblems, UsageProblem
from errata.project import read_observations, replaced_cases
from errata.system import rooms
from errata.text.printable import counted, first_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from errata.commands.cases.prose import LooseSentence
    from errata.model.case import Case
    from errata.project import Project

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
    corpus: Corpus = None,
    only_own: OnlyOwn = False,
    json_file: JsonFile = None,
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
    project = project_here(corpus, only_own=only_own)
    checked, problems = corpus_checks.check_cases(project, cases or ())
    record = read_observations(project, known := corpus_checks.known_ids(project))
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
    loose = [one for case in checked for one in loose_sentences(case)] if claims else None
    document = CheckDocument(
        valid=not problems,
        cases=len(checked),
        recorded=len(record),
        problems=tuple(ProblemEntry(**asdict(problem)) for problem in problems),
        mutations=mutants,
        triggers=proof and proof.counts,
        watched=seen and seen.counts,
        loose=None if loose is None else tuple(loose),
        unknown=tuple(sorted({entry.case for entry in record.values()} - known)),
        replaced=replaced_cases(project),
        without_result=corpus_checks.without_result(checked),
    )

    def show() -> None:
        _show_check(document)
        if document.valid and loose is not None:
            _show_loose(checked, loose, in_full=bool(cases))

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
    from errata.project import read_known
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
