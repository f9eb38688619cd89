"""Plain text says what changed, in which field, and hides nothing in control characters."""

from __future__ import annotations

from collections.abc import Callable

from errata.compare.findings import Finding
from errata.model.case import Case, Expectation
from errata.model.errors import EnvironmentFailed
from errata.model.outcome import Outcome, ScriptResult
from errata.report.plain_text import explain_change, explain_infra

MakeCase = Callable[..., Case]
MakeFinding = Callable[..., Finding]
MakeRaised = Callable[..., ScriptResult]

EXPECT = Expectation(
    outcome=Outcome.RAISED, type="RuntimeError", message="size … is wrong", at="y = x"
)


def test_both_sides_of_a_difference_stand_below_each_other(
    make_case: MakeCase, make_finding: MakeFinding, make_raised: MakeRaised
) -> None:
    case = make_case("torch/x", expectations=[EXPECT])
    now = make_raised("size 3 is odd", at="y = x")
    text = explain_change(make_finding(case, "2.0.1", now, expected=EXPECT))
    assert text == (
        "documented: reproduces, now: drifted "
        "(fails at the documented place, but differs: message)\n"
        "\n"
        "  broken.py  raised\n"
        "  type       RuntimeError\n"
        "- message    documented: size … is [-wrong-]\n"
        "+ message    now: size 3 is {+odd+}\n"
        "  at         y = x\n"
        "  fixed.py   passed"
    )


def test_a_side_that_has_nothing_says_so(
    make_case: MakeCase, make_finding: MakeFinding, make_raised: MakeRaised
) -> None:
    case = make_case("torch/x", expectations=[EXPECT])
    healed = make_finding(
        case,
        "2.0.1",
        ScriptResult(outcome=Outcome.PASSED),
        expected=EXPECT,
        recorded=[make_raised("size 3 is wrong", at="y = x")],
    )
    lines = explain_change(healed).splitlines()
    assert lines[1] == "recorded: reproduces, now: healed"
    place = next(number for number, line in enumerate(lines) if line.startswith("- type"))
    assert lines[place].split() == ["-", "type", "recorded:", "[-RuntimeError-]"]
    assert lines[place + 1].split() == ["+", "type", "now:", "(nothing)"]


def test_control_characters_of_a_script_are_shown_and_not_obeyed(
    make_case: MakeCase, make_finding: MakeFinding, make_raised: MakeRaised
) -> None:
    case = make_case("torch/x", expectations=[EXPECT])
    now = make_raised("size \x1b[2J is \x07", at="y = x")
    text = explain_change(make_finding(case, "2.0.1", now, expected=EXPECT))
    assert "\x1b" not in text
    assert "\\x1b[2J" in text


def test_a_failed_environment_speaks_in_the_resolvers_words(
    make_case: MakeCase, make_finding: MakeFinding
) -> None:
    failed = ScriptResult(outcome=Outcome.ENV_FAILED, detail="torch-2.0.1: could not be built")
    finding = make_finding(make_case("torch/x"), "2.0.1", failed)
    failure = EnvironmentFailed(
        "torch-2.0.1", "could not be built", words="no solution\nbecause\x1b", hint="errata doctor"
    )
    assert explain_infra(finding, failure) == (
        "env-failed: torch-2.0.1: could not be built\n"
        "  | no solution\n"
        "  | because\\x1b\n"
        "  → errata doctor"
    )
    assert explain_infra(finding) == "env-failed: torch-2.0.1: could not be built"
