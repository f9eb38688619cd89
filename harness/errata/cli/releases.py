"""`errata envs releases`: what the user's own indexes offer."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.envs import KnownEnvironments, open_environments
from errata.cli.terminal import make_console, make_table, marked, say
from errata.model.errors import UsageProblem

if TYPE_CHECKING:
    from rich.console import Console

    from errata.indexes.releases import Offering, Survey
    from errata.plan.framework import Framework

__all__ = ["list_releases"]

_SCHEMA = 1  # of docs/schema/releases.schema.json


@dataclass(frozen=True, kw_only=True)
class _Row:
    """One release: what an index says of it, and what the table and the home say."""

    version: str
    offering: Offering | None
    listed: bool
    built: tuple[str, ...]

    @property
    def is_pre(self) -> bool:
        from packaging.version import Version

        return Version(self.version).is_prerelease

    def as_plain(self) -> dict[str, object]:
        """Write the row for JSON."""
        return {
            "version": self.version,
            "offered": self.offering is not None,
            "pythons": list(self.offering.pythons) if self.offering else [],
            "yanked": self.offering.yanked if self.offering else False,
            "prerelease": self.is_pre,
            "source": self.offering.source if self.offering else None,
            "listed": self.listed,
            "built": list(self.built),
        }


def list_releases(
    frameworks: Annotated[
        list[str] | None,
        typer.Argument(metavar="[FRAMEWORK]...", help="Frameworks; default: all of the table."),
    ] = None,
    variant: Annotated[
        str, typer.Option("--variant", metavar="BUILD", help="cpu, gpu or ascend.")
    ] = "cpu",
    pre: Annotated[bool, typer.Option("--pre", help="Pre-releases as well.")] = False,
    nightly: Annotated[
        bool, typer.Option("--nightly", help="What the frameworks' nightly indexes offer instead.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """List the releases that your indexes offer, newest first, with their interpreters.

    The index, extra index and find-links settings of pip and uv count; PyPI without any.
    """
    from errata.measuring.availability import look_up

    known = open_environments()
    chosen = _choose(known, frameworks, nightly=nightly)
    surveys = [(item, look_up(item, variant=variant, nightly=nightly)) for item in chosen]
    rows = {
        item.name: [
            row
            for row in _rows(known, item, found, variant, nightly=nightly)
            if pre or nightly or not row.is_pre or row.listed
        ]
        for item, found in surveys
    }
    if as_json:
        plain = {
            "errata": "releases",
            "schema": _SCHEMA,
            "frameworks": [
                {
                    "framework": item.name,
                    "variant": variant,
                    "distribution": found.distribution,
                    "asked": list(found.asked),
                    "failures": list(found.failures),
                    "releases": [row.as_plain() for row in rows[item.name]],
                }
                for item, found in surveys
            ],
        }
        typer.echo(json.dumps(plain, indent=1))
        return
    console = make_console()
    for item, found in surveys:
        _show(console, item, found, rows[item.name])


def _choose(
    known: KnownEnvironments, names: Sequence[str] | None, *, nightly: bool
) -> list[Framework]:
    """Find the frameworks asked for; raises UsageProblem for one that the table lacks."""
    from errata.text.wording import guess

    if not names:
        every = list(known.frameworks.values())
        having = [item for item in every if item.nightly is not None] if nightly else every
        if not having:
            raise UsageProblem(
                "the framework table names no index with nightlies of any framework",
                hint="add a section [nightly] to envs/<framework>.toml",
            )
        return having
    for name in names:
        if name not in known.frameworks:
            raise UsageProblem(
                f"unknown framework {name!r}; known: {', '.join(sorted(known.frameworks))}",
                hint=guess(name, known.frameworks),
            )
    return [known.frameworks[name] for name in dict.fromkeys(names)]


def _rows(
    known: KnownEnvironments, framework: Framework, found: Survey, variant: str, *, nightly: bool
) -> list[_Row]:
    """Join what is offered with what the table lists and the home holds, newest first."""
    from packaging.version import Version

    offered = {Version(offering.version): offering for offering in found.offerings}
    listed = {} if nightly else {release.parsed: release for release in framework.releases}
    built: dict[Version, list[str]] = {}
    for environment in known.home.built():
        spec = environment.spec
        if (spec.framework, spec.variant) == (framework.name, variant):
            built.setdefault(Version(spec.version), []).append(spec.id)
    return [
        _Row(
            version=listed[version].version if version in listed else str(version),
            offering=offered.get(version),
            listed=version in listed,
            built=tuple(sorted(set(built.get(version, [])))),
        )
        for version in sorted({*offered, *listed}, reverse=True)
    ]


def _show(console: Console, framework: Framework, found: Survey, rows: Sequence[_Row]) -> None:
    table = make_table("release", "interpreters", "table", "built", "")
    for row in rows:
        table.add_row(
            f"{framework.name}-{row.version}",
            _span(row.offering.pythons if row.offering else ()),
            "listed" if row.listed else "",
            marked("[green]yes[/]" if row.built else ""),
            marked(_remark(row)),
        )
    console.print(table)
    for failure in found.failures:
        console.print(f"no answer from {failure}", style="yellow", soft_wrap=True)
    places = ", ".join(found.asked)
    count = f"{len(rows)} releases of '{found.distribution}'" if rows else "no release"
    console.print(f"{count}; asked: {places}", style="dim")
    if found.elsewhere:
        say(console, f"[dim]{found.elsewhere} more have no wheel for this platform[/]")


def _remark(row: _Row) -> str:
    remarks = []
    if row.offering is None:
        remarks.append("[yellow]not offered here[/]")
    elif row.offering.yanked:
        remarks.append("[yellow]yanked[/]")
    if row.is_pre:
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
