"""The tables of `case.toml`; its JSON Schema is generated from them."""

from __future__ import annotations

import re
import signal
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from packaging.requirements import InvalidRequirement, Requirement
from pydantic import AfterValidator, BeforeValidator, Field

from errata.model.case import Confidence, Expectation, Harm, Trigger, WatchedCall
from errata.model.matching import normalise_message
from errata.model.outcome import Outcome
from errata.plan.toml_tables import (
    Several,
    SpecifierText,
    Table,
    TomlFile,
    Validated,
    parse_specifier,
    validate,
)
from errata.text.printable import guess

LITERAL_CHARACTERS = (
    8  # how much of a message must be literal: an ellipsis alone matches everything
)
_RELEASES = re.compile(r"(?P<framework>[a-z][a-z0-9_-]*)(?![a-z0-9_-])\s*(?P<specifier>(?!\s).*)")

OutcomeName = Literal["passed", "raised", "exited", "crashed", "timed-out", "out-of-memory"]
BackendName = Literal["cpu", "gpu", "ascend"]
KindName = Literal[
    "exception",
    "crash",
    "hang",
    "wrong-result",
    "warning",
    "graph-break",
    "memory",
    "performance",
]

FrequencyName = Literal["common", "occasional", "rare"]
HarmName = Literal["silent", "crash", "misleading", "error"]
ConfidenceName = Literal["certain", "likely", "possible"]


def split_releases(text: str) -> tuple[str, str]:
    """Split `"torch >=1.13"` into framework and specifier; raises ValueError on other text."""
    found = _RELEASES.fullmatch(text.strip())
    if found is None:
        raise ValueError('should name the framework and a specifier, e.g. "torch >=1.13"')
    return found["framework"], parse_specifier(found["specifier"])


def _releases(text: str) -> str:
    split_releases(text)
    return text


def _requirement(text: str) -> str:
    try:
        Requirement(text)
    except InvalidRequirement as error:
        raise ValueError(f"{text!r} is not a PEP 508 requirement") from error
    return text


def _specific(text: str) -> str:
    literal = normalise_message(text).replace("...", "…")
    if "…" not in literal and literal:
        return text  # without an ellipsis only the very text matches, however short
    if len(normalise_message(literal.replace("…", ""))) < LITERAL_CHARACTERS:
        raise ValueError(
            f"too unspecific: at least {LITERAL_CHARACTERS} characters must be literal"
        )
    return text


def _signal(name: str) -> str:
    known = [number.name for number in signal.Signals]
    if name in known:
        return name
    alias = signal.Signals.__members__.get(name)
    hint = f"it is reported as {alias.name!r}" if alias else guess(name, known)
    raise ValueError(f"{name!r} is not a signal's name" + (f"; {hint}" if hint else ""))


Text = Annotated[str, Field(min_length=1)]
HoleName = Annotated[str, Field(pattern=r"^[A-Z][A-Z0-9_]*$")]
Area = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
SpecificText = Annotated[str, AfterValidator(_specific)]
MessageText = Annotated[str, AfterValidator(lambda text: text and _specific(text))]
SignalName = Annotated[str, AfterValidator(_signal)]


class SourceTable(Table):
    """Where the failure is documented."""

    url: Annotated[str, Field(pattern=r"^https?://\S+$", description="address of the document")]
    note: Annotated[str, Field(description="what it is; where it is wrong")] = ""


class RequiresTable(Table):
    """Where the case makes sense at all."""

    releases: Annotated[
        str,
        AfterValidator(_releases),
        Field(description='framework and PEP 440 specifier, e.g. "torch >=1.13"'),
    ]
    packages: Annotated[
        Several[Annotated[str, AfterValidator(_requirement)]],
        Field(description="extra requirements, for downstream libraries"),
    ] = ()
    python: Annotated[
        str | None,
        Field(pattern=r"^3\.\d+$", description="interpreter, where the packages force one"),
    ] = None
    modes: Annotated[Several[Text], Field(description="how the framework executes")] = ()
    backends: Annotated[Several[BackendName], Field(min_length=1)] = ("cpu",)
    timeout: Annotated[
        float, Field(gt=0, le=3600, description="seconds for one script, after the import")
    ] = 60.0
    processes: Annotated[
        int | None,
        Field(ge=1, le=4096, description="more processes and threads than a script may have (256)"),
    ] = None
    isolation: Annotated[
        Literal["fresh"] | None, Field(description="fresh: the scripts must not be forked")
    ] = None
    isolation_reason: Annotated[str, Field(description="why they must not be forked")] = ""


class ExpectTable(Table):
    """What broken.py must do in a range of releases, modes and backends; first match wins."""

    releases: Annotated[SpecifierText, Field(description="PEP 440 specifier; empty means all")] = ""
    modes: Several[Text] = ()
    backends: Several[BackendName] = ()
    outcome: OutcomeName
    type: Annotated[Text | None, Field(description="exception class, bare or qualified")] = None
    message: Annotated[
        MessageText | None,
        Field(description="literal text; an ellipsis matches anything; empty for a bare assert"),
    ] = None
    at: Annotated[
        SpecificText | None, Field(description="the statement of broken.py that raises")
    ] = None
    native: Annotated[Several[Text], Field(description="C++ frames that must appear")] = ()
    warning: Annotated[
        SpecificText | None, Field(description="text of a Python warning that must be given")
    ] = None
    signal: Annotated[SignalName | None, Field(description="e.g. SIGSEGV")] = None
    exit_code: Annotated[int | None, Field(ge=0, le=255)] = None
    harm: Annotated[
        HarmName | None,
        Field(description="how much harm the failure does, where its outcome does not show it"),
    ] = None


class ToleranceTable(Table):
    """How far numbers of a script's `result` may move between releases: atol + rtol * |number|."""

    rtol: Annotated[
        float, Field(ge=0, allow_inf_nan=False, description="relative to the larger magnitude")
    ]
    atol: Annotated[float, Field(ge=0, allow_inf_nan=False, description="absolute")]


def _one_or_more(value: object) -> object:
    return [value] if isinstance(value, str) else value


Patterns = Annotated[Several[str], BeforeValidator(_one_or_more)]


class TriggerTable(Table):
    """What the failure looks like in other programs, for `errata scan`: see docs/triggers.md."""

    code: Annotated[Patterns, Field(min_length=1, description="what is found: one of these")]
    unless: Annotated[Patterns, Field(description="the same place matches none of these")] = ()
    inside: Annotated[Patterns, Field(description="it runs in one of these")] = ()
    outside: Annotated[Patterns, Field(description="it runs in none of these")] = ()
    has: Annotated[Patterns, Field(description="its scope has all of these")] = ()
    lacks: Annotated[Patterns, Field(description="its scope has none of these")] = ()
    after: Annotated[Patterns, Field(description="its scope has all of these above it")] = ()
    before: Annotated[Patterns, Field(description="its scope has all of these below it")] = ()
    where: Annotated[
        dict[HoleName, Annotated[Several[Text], BeforeValidator(_one_or_more)]],
        Field(
            default_factory=dict,
            description="what a hole stands for: patterns, a kind, or a /regular expression/",
        ),
    ]
    scope: Annotated[
        Literal["function", "class", "module"],
        Field(description="where `has`, `lacks`, `after` and `before` look"),
    ] = "function"
    confidence: Annotated[
        ConfidenceName, Field(description="how sure it is that the code has the failure")
    ]
    also: Annotated[
        Several[Text], Field(description="ids of other cases whose scripts it finds")
    ] = ()
    replace: Annotated[str, Field(description="what to write instead of `code`")] = ""


class WatchTable(Table):
    """Which calls have the failure, as a program runs, for `errata watch`: see docs/watch.md."""

    call: Annotated[
        Annotated[Several[Text], BeforeValidator(_one_or_more)],
        Field(min_length=1, description="functions, with the parameters that `when` speaks of"),
    ]
    when: Annotated[Text, Field(description="a condition on them, and on `result`")]
    confidence: Annotated[
        ConfidenceName, Field(description="how sure it is that the call has the failure")
    ]
    also: Annotated[
        Several[Text], Field(description="ids of other cases whose scripts it finds")
    ] = ()


class CaseFile(Table):
    """One documented failure of a deep-learning framework, for Errata."""

    title: Annotated[
        Text,
        Field(max_length=160, pattern=r"^[^\r\n]+$", description="one line: what a user meets"),
    ]
    kind: KindName
    areas: Annotated[Several[Area], Field(min_length=1)]
    frequency: Annotated[
        FrequencyName | None, Field(description="how often people meet this failure")
    ] = None
    frequency_note: Annotated[str, Field(description="what shows how often they meet it")] = ""
    cause: Annotated[Text, Field(description="Markdown: why it fails")]
    fix: Annotated[
        Text, Field(description="Markdown: what fixed.py does instead, and why it works")
    ]
    fix_known: Annotated[
        bool, Field(description="false: no fix is known yet, and fixed.py is a stand-in")
    ] = True
    discriminator: Annotated[
        str, Field(description="Markdown: how to tell this cause from others with the same error")
    ] = ""
    sources: Annotated[Several[SourceTable], Field(min_length=1)]
    requires: RequiresTable
    tolerance: Annotated[
        ToleranceTable | None,
        Field(description="instead of each dtype's own, for every number but booleans"),
    ] = None
    quoted: Annotated[
        Several[SpecificText],
        Field(
            description="messages that sources quote and no listed release raises, with the type"
            " if they have one; diagnosis knows the case by them"
        ),
    ] = ()
    same_error_as: Annotated[
        Several[Text], Field(description="ids of cases with another cause and the same error")
    ] = ()
    expect: Annotated[Several[ExpectTable], Field(min_length=1)]
    trigger: Annotated[
        Several[TriggerTable], Field(description="how other programs show the failure")
    ] = ()
    watch: Annotated[
        Several[WatchTable], Field(description="which calls have the failure in other programs")
    ] = ()


def case_schema() -> dict[str, Any]:
    """Return the JSON Schema of `case.toml`, for editors."""
    schema = CaseFile.model_json_schema()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **schema,
        "title": "Errata case.toml",
    }


# Values for required keys that are wrong or missing, so that the rest can be checked.
_SOURCE = {"url": "https://example.org"}
_REQUIRES = {"releases": "unknown"}
_EXPECT = {"outcome": "passed"}
_TRIGGER = {"code": "_", "confidence": "possible", "call": "_", "when": "_"}
_STAND_INS: Mapping[str, Any] = {
    "title": "?",
    "kind": "exception",
    "areas": ["unknown"],
    "cause": "?",
    "fix": "?",
    "sources": [_SOURCE],
    "requires": _REQUIRES,
    "expect": [_EXPECT],
    "rtol": 0.0,
    "atol": 0.0,
    **_SOURCE,
    **_REQUIRES,
    **_EXPECT,
    **_TRIGGER,
}


def validate_case(file: TomlFile) -> Validated[CaseFile]:
    """Check the keys and values of a `case.toml`, each by itself."""
    return validate(CaseFile, file, _STAND_INS)


def expectation_of(table: Mapping[str, Any]) -> Expectation:
    """Turn the keys of a valid `[[expect]]` table into the expectation that they document."""
    values: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in table.items()}
    harm = values.get("harm")
    values |= {"outcome": Outcome(values["outcome"]), "harm": Harm(harm) if harm else None}
    return Expectation(**values)


def trigger_of(table: TriggerTable) -> Trigger:
    """Turn a valid `[[trigger]]` table into the trigger that it documents."""
    values = dict(table) | {
        "where": tuple(table.where.items()),
        "confidence": Confidence(table.confidence),
    }
    return Trigger(**values)


def watched_of(table: WatchTable) -> WatchedCall:
    """Turn a valid `[[watch]]` table into the calls that it documents."""
    return WatchedCall(**(dict(table) | {"confidence": Confidence(table.confidence)}))
