"""Say in words what a comparison of two runs found, for every format alike: pure."""

from __future__ import annotations

from errata.report.comparison.view import ComparisonView, Heading, RunSide
from errata.text.printable import visible
from errata.text.wording import counted

__all__ = ["describe_run", "heading_words", "summarise"]

_HEADINGS = {
    Heading.WORSE: "Worse than before",
    Heading.FLAKY: "Flaky: runs of the same thing disagree",
    Heading.WORDS: "Fails as before, but in other words",
    Heading.NUMBERS: "Gives other numbers",
    Heading.BETTER: "Better than before",
}


def heading_words(heading: Heading) -> str:
    """Return the title of one section."""
    return _HEADINGS[heading]


def describe_run(side: RunSide) -> tuple[str, str]:
    """Name a run with its start, and give the command that it was."""
    notes = [f"started {side.started:%Y-%m-%d %H:%M} UTC"]
    if side.imported:
        notes.append("imported")
    if not side.is_finished:
        notes.append("not finished")
    return f"run {side.number}, {', '.join(notes)}", visible(side.argv)


def summarise(view: ComparisonView) -> str:
    """Write a comparison's counts as one line, its parts separated by ` · `."""
    facts = view.facts
    changes = ", ".join(f"{count:,} {change}" for change, count in view.counts)
    number = sum(count for _, count in view.counts)
    verb = "differs" if number == 1 else "differ"
    parts = [f"{counted(number, 'trial')} {verb}: {changes}" if changes else "nothing differs"]
    parts.append(f"{counted(facts.same, 'outcome')} alike")
    inconclusive = sum(len(names) for _, names in view.inconclusive)
    if inconclusive:
        parts.append(f"{counted(inconclusive, 'trial')} could not be compared")
    for count, side in ((facts.only_before, facts.before), (facts.only_after, facts.after)):
        if count:
            parts.append(f"{counted(count, 'trial')} only in run {side.number}")
    left_out = len(facts.edited) + len(facts.incomplete) + len(facts.unknown)
    if left_out:
        parts.append(f"{counted(left_out, 'trial')} left out")
    return " · ".join(parts)
