"""Confirm changes: run them again in fresh interpreters before they are reported."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from errata.compare.judge import judge_repeats
from errata.measuring.measurement import Measurement, Pass
from errata.measuring.stored import BISECTION, CONFIRMATION
from errata.model.cell import Trial
from errata.model.outcome import Isolation
from errata.model.verdict import Judgement, Observation, Verdict, content_digest
from errata.model.versions import release_order
from errata.plan.framework import Framework
from errata.plan.matrix import make_trial

KnownBad = Callable[[Trial], Trial | None]
_AGAIN = (Pass(isolation=Isolation.FRESH, repeat=CONFIRMATION),)
# Other passes in which the same scripts may have run in the same environment.
_ELSEWHERE = (
    Pass(isolation=Isolation.FORK),
    Pass(isolation=Isolation.FRESH),
    Pass(isolation=Isolation.FRESH, repeat=BISECTION),
)


def confirm(
    measurement: Measurement,
    news: Sequence[Judgement],
    known_bad: KnownBad | None = None,
    *,
    force: bool = False,
) -> dict[str, Judgement]:
    """Run changed trials once more in fresh interpreters.

    Returns the joined judgements by trial id: flaky if the two runs disagree, or if any earlier
    run of the same scripts had another result. `healed` is kept only if the failure still shows on
    a release that `known_bad` names; `reason` names it. With `force`, or if anything ran here, that
    release is measured now.
    """
    trials = [judgement.trial for judgement in news if judgement.verdict.is_conclusive]
    ran = measurement.ran
    measurement.measure(trials, _AGAIN, phase="confirming")
    is_new = force or measurement.ran > ran
    second = {
        j.trial.id: j for j in measurement.judgements(trials, _AGAIN) if j.verdict.is_conclusive
    }
    earlier = _earlier_results(measurement, trials)
    joined = {
        name: replace(judge_repeats([first, second[name], *earlier[name]]), is_confirmed=True)
        for first in news
        if (name := first.trial.id) in second
    }
    if known_bad is not None:
        joined |= _confirm_healed(measurement, list(joined.values()), known_bad, force=is_new)
    return joined


def _earlier_results(
    measurement: Measurement, trials: Sequence[Trial]
) -> dict[str, list[Judgement]]:
    """Judge the stored results of trials in every other pass, by trial id."""
    found: dict[str, list[Judgement]] = {trial.id: [] for trial in trials}
    measurement.look_up(trials, _ELSEWHERE)
    for one in _ELSEWHERE:
        for judgement in measurement.judgements(trials, (one,)):
            if judgement.verdict.is_conclusive:
                found[judgement.trial.id].append(judgement)
    return found


def known_bad_in(
    record: Mapping[str, Observation], frameworks: Mapping[str, Framework]
) -> KnownBad:
    """Return a function that finds the nearest release on which the record has the failure.

    Older releases are preferred to newer ones.
    """

    def find(trial: Trial) -> Trial | None:
        framework = frameworks[trial.environment.framework]
        content, version = content_digest(trial), release_order(trial.environment.version)
        bad = []
        for release in framework.releases:
            spec = framework.spec(
                release.version,
                variant=trial.environment.variant,
                python=trial.case.requires.python,
                packages=trial.case.requires.packages,
            )
            other = make_trial(trial.case, spec, trial.mode, trial.backend)
            seen = record.get(other.id)
            is_known = seen is not None and seen.verdict.is_failure and seen.content == content
            if is_known and other.id != trial.id:
                bad.append((release_order(release.version), other))
        older = [other for order, other in bad if order < version]
        return older[-1] if older else next((other for _, other in bad), None)

    return find


def _confirm_healed(
    measurement: Measurement, judged: Sequence[Judgement], known_bad: KnownBad, *, force: bool
) -> dict[str, Judgement]:
    """Run healed trials on a release known to fail, to see whether the failure still shows."""
    healed = {j.trial.id: j for j in judged if j.verdict is Verdict.HEALED}
    controls = {name: known_bad(judgement.trial) for name, judgement in healed.items()}
    trials = list({trial.id: trial for trial in controls.values() if trial is not None}.values())
    measurement.measure(trials, _AGAIN, force=force, phase="confirming")
    seen = {j.trial.id: j for j in measurement.judgements(trials, _AGAIN)}
    return {
        name: beside_control(judgement, controls[name], seen) for name, judgement in healed.items()
    }


def beside_control(
    healed: Judgement, control: Trial | None, seen: Mapping[str, Judgement]
) -> Judgement:
    """Return a healed judgement with the result of its control, a release known to fail."""
    if control is None:
        return replace(healed, reason=f"{healed.reason}; no release is recorded to fail here")
    place = control.environment.id
    # If the failure does not show there either, the machine makes the difference.
    answer = seen.get(control.id)
    if answer is None or not answer.verdict.is_conclusive:
        reason = f"{healed.reason}; not confirmed: {place} has no result"
        return replace(healed, reason=reason, is_confirmed=False)
    if answer.verdict.is_failure:
        return replace(healed, reason=f"{healed.reason}; it still fails on {place}")
    return replace(
        healed,
        verdict=Verdict.FLAKY,
        reason=f"both scripts pass, but on {place} too, where the failure is recorded: "
        "the machine or a dependency makes the difference, not the release",
    )
