"""The words for a reduction: what is kept, how often it fails, what was taken away."""

from __future__ import annotations

from errata.commands.reduce.bench import Before
from errata.commands.reduce.criterion import Criterion, Rates, Same
from errata.commands.reduce.reducing import Reduction, Search
from errata.text.printable import counted, first_names

Row = tuple[str, str]
"""A label, empty where it is the one above, and a raw text."""

_NAMED = 4  # functions on the way


def beginning(before: Before) -> list[Row]:
    """List what the program does now, and what its reductions must do as well."""
    criterion = before.criterion
    rows = [("keeps", text) for text in _kept(criterion)]
    if before.subject.control is not None:
        rows.append(("keeps", f"that it passes in {before.subject.control.id}"))
    rows.append(("may change", _free(criterion)))
    rows.append(("fails in", _rates(before.rates)))
    if before.subject.target.variables:
        pairs = " ".join(f"{k}={v}" for k, v in before.subject.target.variables.items())
        rows.append(("note", f"it runs with {pairs}, as it does not fail without"))
    if before.fresh_because:
        rows.append(("slowly", f"in fresh interpreters: {before.fresh_because}"))
    if before.subject.expectation is not None and not before.documented:
        rows.append(("note", "this is not the failure that case.toml documents here"))
    return _labelled(rows)


def headline(reduction: Reduction) -> str:
    """Write in a line how small the program became."""
    subject = reduction.before.subject
    if not reduction.is_smaller:
        return f"{subject.name} could not be made smaller"
    before, after = subject.source, reduction.source
    return f"{_lines(before)} → {_lines(after)} lines, {len(before):,} → {len(after):,} characters"


def ending(reduction: Reduction) -> list[Row]:
    """List how often the smaller program fails, what it took, and what to check."""
    rows: list[Row] = []
    if reduction.rates is None:
        rows.append(("not verified", "interrupted before it ran in fresh interpreters"))
    elif reduction.is_smaller:
        before = reduction.before.rates
        comparison = "as before" if reduction.rates == before else f"before: {_rates(before)}"
        rows.append(("fails in", f"{_rates(reduction.rates)}; {comparison}"))
    if reduction.taken_back:
        steps = counted(reduction.taken_back, "step")
        rows.append(("taken back", f"{steps}: the failure was rarer, or only forked"))
    found = reduction.found
    tried = f"{found.tried} run in {found.seconds:.1f} s, {found.per_second:.1f} per second"
    left = f"{found.known} were known already, {found.refused} not worth running"
    rows.append(("candidates", f"{tried}; {left}"))
    if found.ended:
        rows.append(("ended early", f"{found.ended}; this is the smallest so far"))
    if reduction.unproven:
        rows.append(
            ("not proven", "that the result is still wrong for the same reason: read it yourself")
        )
    return _labelled(rows)


def progress_words(found: Search) -> str:
    """Write how far a search is, in one line."""
    best = found.accepted[-1]
    return (
        f"{_lines(best)} lines, {len(best):,} characters; {found.tried} tried, "
        f"{found.per_second:.1f}/s, {found.known} known already, {found.seconds:.0f} s"
    )


def _kept(criterion: Criterion) -> list[str]:
    if criterion.type:
        rows = [f"{criterion.type}, {_raiser(criterion)}"]
    else:
        rows = [": ".join(filter(None, [str(criterion.outcome), criterion.status]))]
    if criterion.pattern is not None:
        rows.append(f"a message like: {criterion.pattern}")
    elif criterion.message is not None:
        rows.append(f"the message: {criterion.message}")
    if criterion.through:
        rows.append(f"that it is called through {first_names(sorted(criterion.through), _NAMED)}")
    if criterion.native:
        count, first = len(criterion.native), criterion.native[0]
        rows.append(f"{counted(count, 'native frame')}, {first} first")
    if criterion.warning is not None:
        rows.append(f"the warning: {criterion.warning}")
    return rows


def _raiser(criterion: Criterion) -> str:
    if criterion.raised_in:
        start = "called by a statement of the script, " if criterion.by_script else ""
        return f"{start}raised in {criterion.raised_in}"
    return "raised by a statement of the script" if criterion.by_script else "raised"


def _free(criterion: Criterion) -> str:
    free = []
    if criterion.type and criterion.same is Same.TYPE and criterion.pattern is None:
        free.append("the message")
    elif criterion.same is Same.WORDING:
        free.append("numbers in the message")
    if criterion.type and criterion.same is not Same.STATEMENT:
        free.append("the statement")
    return ", ".join([*free, "line numbers, names, layout; comments go"])


def _rates(rates: Rates) -> str:
    asked = [
        (rate, how) for rate, how in ((rates.fork, "forked"), (rates.fresh, "fresh")) if rate.runs
    ]
    parts = [f"{rate} {'run' if rate.runs == 1 else 'runs'} {how}" for rate, how in asked]
    flaky = "" if all(rate.is_certain for rate, _ in asked) else " (flaky)"
    return ", ".join(parts) + flaky


def _lines(source: str) -> int:
    return len(source.splitlines())


def _labelled(rows: list[Row]) -> list[Row]:
    """Blank a label that repeats the one above it."""
    return [
        (label if not number or rows[number - 1][0] != label else "", text)
        for number, (label, text) in enumerate(rows)
    ]
