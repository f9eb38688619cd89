"""Show a table of torture scripts, outcomes and isolations, on a screen or as Markdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from torture.course import Lap
from torture.heads import Script
from torture.judging import Row, count_wrong


def show(console: Console, scripts: Sequence[Script], laps: Sequence[Lap]) -> None:
    """Print the table, then whatever is wrong."""
    table = Table("script", *(lap.isolation for lap in laps))
    for name, rows in _by_script(scripts, laps).items():
        table.add_row(escape(name), *(_coloured(row) for row in rows))
    console.print(table)
    for line in _faults(laps):
        console.print(f"[red]wrong[/red] {escape(line)}")
    for lap in laps:
        console.print(escape(_summary(lap)))


def markdown(scripts: Sequence[Script], laps: Sequence[Lap]) -> str:
    """Return the table, the counts and whatever is wrong."""
    titles = {script.name: script.title for script in scripts}
    lines = [
        f"| script | what it does | {' | '.join(lap.isolation for lap in laps)} |",
        f"|---|---|{'---|' * len(laps)}",
    ]
    for name, rows in _by_script(scripts, laps).items():
        said = " | ".join(_plain(row) for row in rows)
        lines.append(f"| {name} | {titles[name].replace('|', '&#124;')} | {said} |")
    reasons = [f"- {script.name}: {script.reason}" for script in scripts if script.reason]
    if reasons:
        lines += ["", "Notes:", "", *reasons]
    lines += ["", *(f"- {_summary(lap)}" for lap in laps)]
    lines += [f"- wrong: {line}" for line in _faults(laps)]
    return "\n".join([*lines, ""])


def _by_script(scripts: Sequence[Script], laps: Sequence[Lap]) -> Mapping[str, list[Row]]:
    found: dict[str, list[Row]] = {script.name: [] for script in scripts}
    for lap in laps:
        for row in lap.rows:
            found[row.script].append(row)
    return found


def _coloured(row: Row) -> str:
    colour = "red" if row.wrong else "green"
    return f"[{colour}]{escape(row.said or 'nothing')}[/{colour}] {row.wall_s:.1f} s"


def _plain(row: Row) -> str:
    return f"{'**wrong** ' if row.wrong else ''}{row.said or 'nothing'}, {row.wall_s:.1f} s"


def _faults(laps: Sequence[Lap]) -> list[str]:
    found = []
    for lap in laps:
        found += [f"{lap.isolation} {row.script}: {w}" for row in lap.rows for w in row.wrong]
        found += [f"{lap.isolation}: {line}" for line in lap.wrong]
    return found


def _summary(lap: Lap) -> str:
    wrong = count_wrong(lap.rows)
    return (
        f"{lap.isolation}: {len(lap.rows)} scripts in {lap.wall_s:.0f} s, "
        f"{wrong} with a wrong end, {len(lap.wrong)} things left behind or changed"
    )
