"""What a script does on a release, in comparable form, both sides of it, and the words: pure.

Every text that these functions return is safe to show.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated

from pydantic import Field

from errata.compare import judge
from errata.model.bisection import Side
from errata.model.case import Case, Expectation, Harm, Script
from errata.model.matching import counts_as, fold, matches_text, matches_type, normalise_message
from errata.model.outcome import Outcome, ScriptResult, Signature
from errata.model.verdict import Judgement, Observation, observe
from errata.text.differences import Piece, compare_words
from errata.text.printable import cut, visible

PASSES = "passes"
"""What reports call a script that passes."""
_PARTS = {
    "outcome": "the outcome",
    "type": "the type",
    "message": "the message",
    "at": "the raising statement",
    "warnings": "the documented warning",
}
_OUTCOMES = {Outcome.TIMED_OUT: "timed out", Outcome.OUT_OF_MEMORY: "ran out of memory"}


@dataclass(frozen=True, kw_only=True)
class Behaviour:
    """What a script did, as far as releases are compared; documents leave out what is empty."""

    outcome: Outcome
    status: Annotated[
        str, Field(description="The signal or exit code of an outcome without an exception.")
    ] = ""
    type: str = field(default="", compare=False)
    kind: Annotated[str, Field(exclude=True)] = field(default="", init=False)
    """What `type` is compared as."""
    message: str = ""
    at: Annotated[str, Field(description="The raising statement.")] = ""
    warnings: Annotated[tuple[str, ...], Field(description="Those that the case documents.")] = ()
    # The next two depend on the case, so comparisons ignore them.
    documented: Annotated[frozenset[int], Field(exclude=True)] = field(
        default=frozenset(), compare=False
    )
    """The numbers of the case's expectations that it meets."""
    stated: Annotated[Harm | None, Field(exclude=True)] = field(default=None, compare=False)
    """The harm that the case states for them."""
    letter: Annotated[str, Field(exclude=True)] = field(default="", compare=False)
    """What a history calls a failure."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", counts_as(self.type))

    @property
    def passes(self) -> bool:
        """Whether the script passed, without a warning that is itself the failure."""
        return self.outcome is Outcome.PASSED and not self.warnings

    @property
    def harm(self) -> Harm:
        """How much harm the failure does."""
        warns = bool(self.warnings)
        return self.stated or judge.derived_harm(self.outcome, self.type, self.at, warns=warns)


def documented_warnings(case: Case, result: ScriptResult) -> tuple[str, ...]:
    """List the distinct warnings of a script that its case documents, in their order."""
    if not (patterns := judge.warnings_of(case)):
        return ()
    messages = dict.fromkeys(normalise_message(seen.message) for seen in result.warnings)
    return tuple(m for m in messages if any(matches_text(p, m) for p in patterns))


def observe_behaviour(
    result: ScriptResult,
    *,
    documented: frozenset[int] = frozenset(),
    warnings: tuple[str, ...] = (),
    stated: Harm | None = None,
) -> Behaviour:
    """Reduce the result of a script that ran to what is compared between releases."""
    signature = result.signature
    status = ""
    if result.outcome is Outcome.CRASHED:
        status = result.signal or ""
    elif result.outcome is Outcome.EXITED and result.exit_code is not None:
        status = f"exit {result.exit_code}"
    return Behaviour(
        outcome=result.outcome,
        status=status,
        type=signature.type if signature else "",
        message=signature.message if signature else "",
        at=signature.at if signature else "",
        warnings=warnings,
        documented=documented,
        stated=stated,
    )


def behaviour_in(
    case: Case, result: ScriptResult, documented: frozenset[int] = frozenset()
) -> Behaviour:
    """Return what the result of a case's script counts as between releases."""
    return observe_behaviour(
        result,
        documented=documented,
        warnings=tuple(sorted(documented_warnings(case, result))),
        stated=judge.stated_harm(case, result),
    )


def side_of(good: Behaviour, bad: Behaviour, seen: Behaviour) -> Side:
    """Return whether `seen` is the good end's behaviour, the bad end's, or neither.

    Where only one end fails, and as documented, every documented failure counts as that end's.
    Where both fail, each as documented for itself, their documented failures tell them apart.
    """
    if seen == good:
        return "good"
    if seen == bad:
        return "bad"
    if good.passes != bad.passes:
        failing = bad if good.passes else good
        side: Side = "bad" if good.passes else "good"
        return side if failing.documented and seen.documented else "neither"
    if good.documented & bad.documented:
        return "neither"
    like_good, like_bad = seen.documented & good.documented, seen.documented & bad.documented
    if bool(like_good) == bool(like_bad):
        return "neither"
    return "good" if like_good else "bad"


def changed_parts(before: Behaviour, after: Behaviour) -> tuple[str, ...]:
    """Name the fields in which two behaviours differ."""
    names = ("outcome", "status", "kind", "message", "at", "warnings")
    found = [name for name in names if getattr(before, name) != getattr(after, name)]
    return tuple("type" if name == "kind" else name for name in found)


def name_behaviour(behaviour: Behaviour) -> str:
    """Describe in a few words what a script did."""
    words = _OUTCOMES.get(behaviour.outcome, str(behaviour.outcome))
    if behaviour.status:
        words += f" ({behaviour.status})"
    if behaviour.type:
        words += f" {behaviour.type}"
        words += f": {behaviour.message}" if behaviour.message else ""
    if behaviour.warnings:
        words += f" with the documented warning: {'; '.join(behaviour.warnings)}"
    return visible(words)


def shorten_behaviour(behaviour: Behaviour, limit: int) -> str:
    """Name a behaviour as a traceback ends, `RuntimeError: …`, in about `limit` characters."""
    if behaviour.passes:
        return PASSES
    if behaviour.type:
        text = f"{behaviour.type}: {behaviour.message}"
    elif behaviour.warnings:
        text = f"warning: {behaviour.warnings[0]}"
    else:
        text = f"{behaviour.outcome} {behaviour.status}".strip()
    return cut(visible(text), limit)


def describe_change(before: Behaviour, after: Behaviour) -> str:
    """Describe what changed between two behaviours."""
    if before.passes:
        return f"it begins to fail ({_kind(after)})"
    if after.passes:
        return f"it no longer fails ({_kind(before)} before)"
    step = judge.step_between(before.harm, after.harm)
    if step is judge.Step.REFUSED:
        return f"{step}: it {_silently(before)} before and {_kind(after)} now"
    if step is judge.Step.SILENT:
        return f"{step}: it {_kind(before)} before and {_silently(after)} now"
    if before.outcome is not after.outcome:
        return f"it {_kind(before)} before and {_kind(after)} now"
    return f"{_parts(before, after)} changed"


def describe_unlike(release: str, before: Behaviour, now: Behaviour) -> str:
    """Name the parts that differ from a release; empty where the outcomes differ anyway."""
    if before.outcome is not now.outcome:
        return ""
    return f"unlike {release} in {_parts(before, now)}"


def compare_behaviours(
    release: str, before: Behaviour, after: Behaviour, script: Script
) -> tuple[Row, ...]:
    """Compare the behaviours of a script on a release and after it, field by field."""
    rows = []
    for (name, old), new in zip(
        _fields(before, script).items(), _fields(after, script).values(), strict=True
    ):
        if old or new:
            was, now = compare_words(old, new)
            earlier = (Earlier(source=release, pieces=was),)
            rows.append(Row(name=name, before=earlier, now=now, differs=old != new))
    return tuple(rows)


def _fields(behaviour: Behaviour, script: Script) -> dict[str, str]:
    status = f" ({behaviour.status})" if behaviour.status else ""
    texts = {
        script.filename: f"{behaviour.outcome}{status}",
        "type": behaviour.type,
        "message": behaviour.message,
        "at": behaviour.at,
        "warning": "; ".join(behaviour.warnings),
    }
    return {name: visible(fold(text)) for name, text in texts.items()}


def _parts(before: Behaviour, after: Behaviour) -> str:
    """List what differs between two behaviours of one outcome."""
    status = "the signal" if before.outcome is Outcome.CRASHED else "the exit code"
    names = [_PARTS.get(part, status) for part in changed_parts(before, after)]
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def _kind(behaviour: Behaviour) -> str:
    """Name a behaviour without its message."""
    words = _OUTCOMES.get(behaviour.outcome, str(behaviour.outcome))
    if behaviour.outcome is Outcome.PASSED:
        return "a documented warning"
    return visible(" ".join(filter(None, [words, behaviour.type, behaviour.status])))


def _silently(behaviour: Behaviour) -> str:
    """Name a behaviour, a silent one as such: its error is the case's own."""
    return "failed silently" if behaviour.harm is Harm.SILENT else _kind(behaviour)


DOCUMENTED = "documented"
RECORDED = "recorded"
BEFORE = "before"

_FIELDS = (
    "broken.py",
    "type",
    "message",
    "at",
    "native",
    "warning",
    "fixed.py",
    "fixed type",
    "fixed message",
    "fixed at",
)
_PATTERNS = ("message", "at", "warning")
_MAX_WARNINGS = 3
_FIX_PASSES = {
    "fixed.py": str(Outcome.PASSED),
    "fixed type": "",
    "fixed message": "",
    "fixed at": "",
}


@dataclass(frozen=True, kw_only=True)
class Earlier:
    """The earlier side of a field and its source; empty pieces mean an empty field."""

    source: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, kw_only=True)
class Row:
    """One field of both scripts' results, before and now.

    `before` is empty where nothing was known, and has two entries only where case and record
    disagree. All text is safe to show.
    """

    name: str
    before: tuple[Earlier, ...]
    now: tuple[Piece, ...]
    differs: bool


def finding_rows(finding: judge.Finding) -> tuple[Row, ...]:
    """Compare a trial with its case and its record; fields without any value are left out.

    Where the record matches what the case documents, only the record is shown: it has the exact
    text.
    """
    judgement = finding.judgement
    expectation = judgement.trial.expectation
    documented = _documented(expectation)
    recorded = _recorded(finding.recorded)
    now = _now(judgement.broken, judgement.fixed, finding.observed, expectation)
    rows = (
        _row(name, documented.get(name), recorded.get(name), now.get(name, "")) for name in _FIELDS
    )
    told = (row for row in rows if row.now or any(side.pieces for side in row.before))
    return _of_claim(told, judgement.trial.case)


def judgement_rows(before: Judgement, after: Judgement, source: str = BEFORE) -> tuple[Row, ...]:
    """Return the fields in which two judgements of one case differ.

    `source` names the earlier side.
    """
    was, now = _judged(before), _judged(after)
    rows = []
    for name in _FIELDS:
        old, new = was.get(name, ""), now.get(name, "")
        if old != new:
            left, right = compare_words(old, new)
            earlier = (Earlier(source=source, pieces=left),)
            rows.append(Row(name=name, before=earlier, now=right, differs=True))
    return _of_claim(rows, after.trial.case)


def _of_claim(rows: Iterable[Row], case: Case) -> tuple[Row, ...]:
    """Leave to a claim the rows of its one script, by its name; a case has them all."""
    if case.claim is None:
        return tuple(rows)
    script = {"fixed.py": case.filename(Script.FIXED)}
    return tuple(
        replace(row, name=script.get(row.name, row.name.removeprefix("fixed ")))
        for row in rows
        if row.name.startswith("fixed")
    )


def _judged(judgement: Judgement) -> dict[str, str]:
    return _now(judgement.broken, judgement.fixed, observe(judgement), judgement.trial.expectation)


def _row(name: str, documented: str | None, recorded: str | None, now: str) -> Row:
    sources: list[tuple[str, str]] = []
    documented_in_record = (
        documented is not None and recorded is not None and _fits(name, documented, recorded)
    )
    if documented is not None and not documented_in_record:
        sources.append((DOCUMENTED, documented))
    if recorded is not None and (documented is None or documented_in_record or recorded != now):
        sources.append((RECORDED, recorded))
    before: list[Earlier] = []
    pieces: tuple[Piece, ...] = _whole(now)
    differs = False
    for source, text in sources:
        pattern = source is DOCUMENTED and name in _PATTERNS
        if text == now or (source is DOCUMENTED and _fits(name, text, now)):
            earlier, pieces = _whole(text), _whole(now)
        else:
            earlier, pieces = compare_words(text, now, pattern=pattern)
            differs = True
        before.append(Earlier(source=source, pieces=earlier))
    return Row(name=name, before=tuple(before), now=pieces, differs=differs)


def _whole(text: str) -> tuple[Piece, ...]:
    return (Piece(text=text),) if text else ()


def _fits(name: str, documented: str, text: str) -> bool:
    if not documented or not text:
        return documented == text
    if name == "type":
        return matches_type(documented, text)
    if name in _PATTERNS:
        return matches_text(documented, text)
    if name == "native":
        return all(function in text for function in documented.split(", "))
    return text == documented or text.startswith(f"{documented} (")


def _documented(expectation: Expectation | None) -> dict[str, str]:
    if expectation is None:
        return dict(_FIX_PASSES)
    code = expectation.exit_code
    status = expectation.signal or ("" if code is None else f"exit {code}")
    fields: dict[str, str | None] = {
        "broken.py": outcome_text(expectation.outcome, status),
        "type": expectation.type,
        "message": expectation.message,
        "at": expectation.at,
        "native": ", ".join(expectation.native) or None,
        "warning": expectation.warning,
        **_FIX_PASSES,
    }
    if expectation.outcome is Outcome.PASSED:
        fields.update({"type": "", "message": "", "at": ""})
    return _shown({name: text for name, text in fields.items() if text is not None})


def _recorded(observation: Observation | None) -> dict[str, str]:
    if observation is None:
        return {}
    return _shown(
        {
            "broken.py": outcome_text(observation.broken, observation.detail),
            **signature_texts("", observation.signature),
            "fixed.py": str(observation.fixed),
            **signature_texts("fixed ", observation.fixed_signature),
        }
    )


def _now(
    broken: ScriptResult,
    fixed: ScriptResult,
    observed: Observation,
    expectation: Expectation | None,
) -> dict[str, str]:
    fields = {
        "broken.py": outcome_text(broken.outcome, observed.detail or broken.detail),
        **signature_texts("", observed.signature),
        "fixed.py": outcome_text(fixed.outcome, fixed.signal or fixed.detail),
        **signature_texts("fixed ", observed.fixed_signature),
    }
    if expectation is not None and expectation.warning is not None:
        messages = [seen.message for seen in broken.warnings]
        documented = [text for text in messages if matches_text(expectation.warning, text)]
        fields["warning"] = "; ".join((documented or messages)[:_MAX_WARNINGS])
    return _shown(fields)


def signature_texts(prefix: str, signature: Signature | None) -> dict[str, str]:
    """Name the parts of an error; all empty without one."""
    return {
        f"{prefix}type": signature.type if signature else "",
        f"{prefix}message": signature.message if signature else "",
        f"{prefix}at": signature.at if signature else "",
        f"{prefix}native": ", ".join(signature.native) if signature else "",
    }


def outcome_text(outcome: Outcome, status: str) -> str:
    """Name an outcome, with how the process ended or what else is known of it."""
    return f"{outcome} ({status})" if status else str(outcome)


def _shown(fields: Mapping[str, str]) -> dict[str, str]:
    return {name: visible(fold(text)) for name, text in fields.items()}
