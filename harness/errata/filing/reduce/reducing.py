"""Make a failing program smaller while its failure stays the same, and prove that it does."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from errata.filing.reduce.bench import Before, Bench, Settings
from errata.filing.reduce.criterion import Criterion, is_own_assertion
from errata.filing.reduce.rates import Rates
from errata.filing.reduce.search import Found, Step, search
from errata.filing.reduce.subject import Subject
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, EXIT_INTERRUPTED
from errata.model.statement import parse_script
from errata.running.candidates import Candidates

__all__ = ["Reduction", "Watch", "reduce_program"]


@dataclass(frozen=True, kw_only=True)
class Reduction:
    """A smaller program, or the same one where none was found.

    `taken_back` counts the accepted steps that were undone because the failure got rarer.
    `verified` is False where an interruption prevented the last look.
    """

    before: Before
    source: str
    found: Found
    rates: Rates | None
    taken_back: int = 0

    @property
    def is_smaller(self) -> bool:
        """Whether anything was taken away besides comments and layout."""
        return len(self.source) < len(self.found.accepted[0])

    @property
    def verified(self) -> bool:
        """Whether the smaller program was looked at again, in fresh interpreters too."""
        return self.rates is not None

    @property
    def unproven(self) -> bool:
        """Whether nothing shows that a wrong result is still wrong for the same reason."""
        before = self.before
        own = is_own_assertion(before.result, before.subject.filename)
        return own and before.subject.control is None

    @property
    def exit_code(self) -> int:
        """The code to exit with."""
        if self.found.interrupted:
            return EXIT_INTERRUPTED
        return EXIT_AS_EXPECTED if self.is_smaller and self.verified else EXIT_CHANGED


class Watch(Protocol):
    """What is told while a reduction works; calls come from one thread."""

    def stage(self, text: str) -> None:
        """Say what is being done now."""
        ...

    def began(self, before: Before) -> None:
        """Say what will be kept."""
        ...

    def step(self, step: Step) -> None:
        """Say how far the search is."""
        ...


def reduce_program(subject: Subject, settings: Settings, watch: Watch) -> Reduction:
    """Look, agree on what must stay, search, and look again.

    Raises UsageProblem for a program that does not fail, or whose failure cannot be kept apart
    from others, and HarnessFailure where it cannot be run.
    """
    with Candidates(
        subject.filename, companions=subject.companions, slots=settings.slots
    ) as candidates:
        bench = Bench(candidates=candidates, subject=subject, settings=settings)
        watch.stage(f"running {subject.name} as it is")
        before = bench.look()
        watch.began(before)
        plain = ast.unparse(parse_script(subject.source))
        test = bench.agree(before, plain)
        watch.stage("reducing")
        found = search(
            plain,
            test.fails_alike,
            slots=candidates.slots,
            max_time_s=settings.max_time_s,
            tell=watch.step,
        )
        watch.stage("running what is left, in fresh interpreters too")
        return _verify(bench, before, test.criterion, found)


def _verify(bench: Bench, before: Before, criterion: Criterion, found: Found) -> Reduction:
    """Look at the best again, as often as at first; go back where it fails less often."""
    last = len(found.accepted) - 1
    good = last
    try:
        rates = bench.rates(found.accepted[last], before, criterion)
        if last and rates.lower_than(before.rates):
            good, rates = _last_good(bench, before, criterion, found.accepted)
    except KeyboardInterrupt:
        cut_short = replace(found, interrupted=True, ended="interrupted")
        return Reduction(before=before, source=found.accepted[last], found=cut_short, rates=None)
    return Reduction(
        before=before,
        source=found.accepted[good],
        found=found,
        rates=rates,
        taken_back=last - good,
    )


def _last_good(
    bench: Bench, before: Before, criterion: Criterion, accepted: Sequence[str]
) -> tuple[int, Rates]:
    """Find a late accepted program that fails as often as the first, by halving."""
    low, high, known = 0, len(accepted) - 1, before.rates
    while high - low > 1:
        middle = (low + high) // 2
        rates = bench.rates(accepted[middle], before, criterion)
        if rates.lower_than(before.rates):
            high = middle
        else:
            low, known = middle, rates
    return low, known
