"""`errata envs releases`: what the user's own indexes offer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.options import JsonFile
from errata.cli.terminal import (
    deliver,
    make_console,
    make_table,
    marked,
    refuse_unwritable,
    say,
)
from errata.commands.envs.command import KnownEnvironments, open_environments
from errata.model.errors import UsageProblem
from errata.text.printable import counted

if TYPE_CHECKING:
    from errata.indexes import IndexReport
    from errata.plan.framework import Framework
    from errata.report.listings import ReleaseEntry, ReleaseList


def list_releases(
    frameworks: Annotated[
        list[str] | None,
        typer.Argument(metavar="FRAMEWORK", help="torch, paddle or mindspore. Default: all."),
    ] = None,
    variant: Annotated[
        str, typer.Option("--variant", metavar="BUILD", help="The build: cpu, gpu or ascend.")
    ] = "cpu",
    pre: Annotated[bool, typer.Option("--pre", help="Include pre-releases.")] = False,
    nightly: Annotated[
        bool, typer.Option("--nightly", help="List what the nightly indexes offer instead.")
    ] = False,
    json_file: JsonFile = None,
) -> None:
    """List the releases that your package indexes offer, newest first, with their interpreters.

    Uses the index, extra index and find-links settings of pip and uv; PyPI without any.

    Exit code: 0 listed, 2 wrong usage, 3 no index answers.
    """
    from errata.measuring.availability import look_up
    from errata.report.listings import RELEASES, FrameworkReleases, ReleaseList

    refuse_unwritable(json_file)
    known = open_environments()
    chosen = _choose(known, frameworks, nightly=nightly)
    reports = [(item, look_up(item, variant=variant, nightly=nightly)) for item in chosen]
    rows = {
        item.name: [
            row
            for row in _rows(known, item, found, variant, nightly=nightly)
            if pre or nightly or not row.prerelease or row.listed
        ]
        for item, found in reports
    }
    document = ReleaseList(
        frameworks=tuple(
            FrameworkReleases(
                framework=item.name,
                variant=variant,
                distribution=found.distribution,
                asked=tuple(found.asked),
                failures=tuple(found.failures),
                releases=tuple(rows[item.name]),
            )
            for item, found in reports
        )
    )
    deliver(
        lambda: _show(document, {item.name: found.elsewhere for item, found in reports}),
        [(json_file, lambda: RELEASES.text(document))],
    )


def _choose(
    known: KnownEnvironments, names: Sequence[str] | None, *, nightly: bool
) -> list[Framework]:
    """Find the frameworks asked for; raises UsageProblem for one that the table lacks."""
    from errata.plan.choosing import framework_named

    if not names:
        every = list(known.frameworks.values())
        having = [item for item in every if item.nightly is not None] if nightly else every
        if not having:
            raise UsageProblem(
                "the framework table names no index with nightlies of any framework",
                hint="add a section [nightly] to envs/<framework>.toml",
            )
        return having
    return [framework_named(name, known.frameworks) for name in dict.fromkeys(names)]


def _rows(
    known: KnownEnvironments,
    framework: Framework,
    found: IndexReport,
    variant: str,
    *,
    nightly: bool,
) -> list[ReleaseEntry]:
    """Join what is offered with what the table lists and the home holds, newest first."""
    from packaging.version import Version

    from errata.report.listings import ReleaseEntry

    offered = {Version(offering.version): offering for offering in found.offers}
    listed = {} if nightly else {release.parsed: release for release in framework.releases}
    built: dict[Version, list[str]] = {}
    for environment in known.home.built():
        spec = environment.spec
        if (spec.framework, spec.variant) == (framework.name, variant):
            built.setdefault(Version(spec.version), []).append(spec.id)
    return [
        ReleaseEntry(
            version=listed[version].version if version in listed else str(version),
            offered=version in offered,
            pythons=tuple(offered[version].pythons) if version in offered else (),
            yanked=version in offered and offered[version].yanked,
            prerelease=version.is_prerelease,
            source=offered[version].source if version in offered else None,
            listed=version in listed,
            built=tuple(sorted(set(built.get(version, [])))),
        )
        for version in sorted({*offered, *listed}, reverse=True)
    ]


def _show(document: ReleaseList, elsewhere: Mapping[str, int]) -> None:
    console = make_console()
    for item in document.frameworks:
        table = make_table("release", "interpreters", "table", "built", "")
        for row in item.releases:
            table.add_row(
                f"{item.framework}-{row.version}",
                _span(row.pythons),
                "listed" if row.listed else "",
                marked("[green]yes[/]" if row.built else ""),
                marked(_remark(row)),
            )
        console.print(table)
        for failure in item.failures:
            console.print(f"no answer from {failure}", style="yellow", soft_wrap=True)
        releases = f"{counted(len(item.releases), 'release')} of '{item.distribution}'"
        console.print(f"{releases}; from: {', '.join(item.asked)}", style="dim")
        if elsewhere[item.framework]:
            say(
                console, f"[dim]{elsewhere[item.framework]} more have no wheel for this platform[/]"
            )


def _remark(row: ReleaseEntry) -> str:
    remarks = []
    if not row.offered:
        remarks.append("[yellow]not on the index[/]")
    elif row.yanked:
        remarks.append("[yellow]yanked[/]")
    if row.prerelease:
        remarks.append("pre-release")
    return ", ".join(remarks)


def _span(pythons: Iterable[str]) -> str:
    """Write interpreters in short: `3.9 to 3.12, 3.14`."""
    minors = [int(python.partition(".")[2]) for python in pythons]
    spans: list[list[int]] = []
    for minor in minors:
        if spans and minor == spans[-1][-1] + 1:
            spans[-1].append(minor)
        else:
            spans.append([minor])
    return ", ".join(
        f"3.{span[0]}" if len(span) == 1 else f"3.{span[0]} to 3.{span[-1]}" for span in spans
    )
