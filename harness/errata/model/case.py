"""A case: one documented failure, its two scripts and what must be seen.

`CaseFile` and the dataclasses in it are the tables of `case.toml`: `errata.plan.load` reads
them, and makes their JSON Schema.
"""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, TypeVar

from errata.model.matching import normalise_message
from errata.model.outcome import Isolation, Outcome, StrEnum

LITERAL_CHARACTERS = 8
"""How much of a message must be literal: an ellipsis alone matches everything."""
CLOSED: Mapping[str, Any] = {"extra": "forbid"}
"""The `__pydantic_config__` of a table: unknown keys are errors."""
_RELEASES = re.compile(r"(?P<framework>[a-z][a-z0-9_-]*)(?![a-z0-9_-])\s*(?P<specifier>(?!\s).*)")


class Key:
    """The description of a key, and what its value must be, in `Annotated[…, Key(…)]`.

    `check` returns the value that is kept, or raises ValueError with what is wrong. `choices` are
    the only texts allowed. With `alone` one text may stand for a list of it. `written` is the type
    in the file, where `check` makes another of it. `limits` are those of pydantic's core schemas,
    such as `pattern`, `min_length`, `ge` and `strict`.
    """

    def __init__(
        self,
        description: str = "",
        check: Callable[[Any], Any] | None = None,
        *,
        choices: tuple[str, ...] = (),
        alone: bool = False,
        written: Any = None,
        **limits: Any,
    ) -> None:
        self._description = description
        self._check = check
        self._choices = choices
        self._alone = alone
        self._written = written
        self._limits = limits

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> dict[str, Any]:
        """Return the schema that checks a value."""
        schema: dict[str, Any]
        if self._choices:
            schema = {"type": "literal", "expected": [str(one) for one in self._choices]}
        elif self._written is not None:
            schema = handler.generate_schema(self._written)
        else:
            schema = handler(source)
        schema = {**schema, **self._limits}
        if self._alone:
            schema = _function(
                "function-before", lambda v: [v] if isinstance(v, str) else v, schema
            )
        return _function("function-after", self._check, schema) if self._check else schema

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> dict[str, Any]:
        """Add the description to the JSON Schema of the key."""
        schema: dict[str, Any] = handler(core)
        return schema | {"description": self._description} if self._description else schema


def _function(kind: str, call: Callable[[Any], Any], schema: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": kind, "function": {"type": "no-info", "function": call}, "schema": schema}


def parse_specifier(text: str) -> str:
    """Return a PEP 440 specifier without surrounding space; raises ValueError for other text."""
    from packaging.specifiers import InvalidSpecifier, SpecifierSet

    try:
        SpecifierSet(text)
    except InvalidSpecifier as error:
        raise ValueError(f"{text!r} is not a PEP 440 specifier such as '>=2.0,<3'") from error
    return text.strip()


def split_releases(text: str) -> tuple[str, str]:
    """Split `"torch >=1.13"` into framework and specifier; raises ValueError on other text."""
    found = _RELEASES.fullmatch(text.strip())
    if found is None:
        raise ValueError('should name the framework and a specifier, e.g. "torch >=1.13"')
    return found["framework"], parse_specifier(found["specifier"])


def named_releases(text: str) -> str:
    """Return what `split_releases` can split; raises its ValueError."""
    split_releases(text)
    return text


def requirement(text: str) -> str:
    """Return a PEP 508 requirement; raises ValueError for other text."""
    from packaging.requirements import InvalidRequirement, Requirement

    try:
        Requirement(text)
    except InvalidRequirement as error:
        reason = str(error).splitlines()[0]
        raise ValueError(f"{text!r} is not a PEP 508 requirement: {reason}") from error
    return text


def specific(text: str) -> str:
    """Return a text that does not match almost everything; raises ValueError for others."""
    literal = normalise_message(text).replace("...", "…")
    if "…" not in literal and literal:
        return text  # without an ellipsis only the very text matches, however short
    if len(normalise_message(literal.replace("…", ""))) < LITERAL_CHARACTERS:
        raise ValueError(
            f"too unspecific: at least {LITERAL_CHARACTERS} characters must be literal"
        )
    return text


def signal_name(name: str) -> str:
    """Return the name of a signal as results have it; raises ValueError for other text."""
    known = [number.name for number in signal.Signals]
    if name in known:
        return name
    alias = signal.Signals.__members__.get(name)
    near = [f"did you mean {one!r}?" for one in get_close_matches(name, known, n=1, cutoff=0.6)]
    hint = f"it is reported as {alias.name!r}" if alias else "".join(near)
    raise ValueError(f"{name!r} is not a signal's name" + (f"; {hint}" if hint else ""))


_TO_DO = "TODO"
CLAIM_FOLDERS = ("alternatives", "claims")
"""The folders of a case whose scripts prove what its prose says."""
PROSE = ("cause", "fix", "discriminator")
"""The keys of `case.toml` whose sentences a script can prove."""
CLAIM_MARK = re.compile(r"\s{0,20}\{claim: {0,9}([^{}]{0,200})\}")
"""What ties a sentence to such a script, `{claim: NAME}`: no reader sees it."""

FIRST_RELEASE = "0.1.0"
"""The release of Errata that has every case of which `case.toml` does not say `since`."""

FREQUENCIES = ("common", "occasional", "rare", "")
"""How often people meet a failure, most often first; empty where nobody has judged it."""


class Kind(StrEnum):
    """How the failure shows itself; a pitfall is what the framework promises, and surprises."""

    EXCEPTION = "exception"
    CRASH = "crash"
    HANG = "hang"
    WRONG_RESULT = "wrong-result"
    PITFALL = "pitfall"
    WARNING = "warning"
    GRAPH_BREAK = "graph-break"
    MEMORY = "memory"
    PERFORMANCE = "performance"


class Harm(StrEnum):
    """How much harm a failure does where it happens, the worst first.

    Nobody notices a silent one; a crash or a hang takes the process with it; an error that misleads
    points to the wrong place.
    """

    SILENT = "silent"
    CRASH = "crash"
    MISLEADING = "misleading"
    ERROR = "error"
    WARNING = "warning"
    NONE = "none"


class Script(StrEnum):
    """The two scripts of a case."""

    BROKEN = "broken"
    FIXED = "fixed"

    @property
    def filename(self) -> str:
        """The script's name inside the case folder."""
        return f"{self.value}.py"


class Confidence(StrEnum):
    """How sure it is that code which a trigger finds has the failure."""

    CERTAIN = "certain"
    LIKELY = "likely"
    POSSIBLE = "possible"


BACKENDS = ("cpu", "gpu", "ascend")
NOT_MEASURED_HERE = "documented, not measured"
"""What readers are told of a backend that is in `unmeasured`."""

T = TypeVar("T")
Text = Annotated[str, Key(min_length=1)]
Texts = tuple[Text, ...]


def pattern(text: str) -> str:
    """Return a regular expression; raises ValueError for what is none."""
    try:
        return re.compile(text).pattern
    except re.error as error:
        raise ValueError(f"is no regular expression: {error}") from None


SpecificText = Annotated[str, Key(check=specific)]
MessageText = Annotated[str, Key(check=lambda text: text and specific(text))]
Backend = Annotated[str, Key(choices=BACKENDS)]
Patterns = tuple[str, ...]

_KEYS = {
    "expectations": "expect",
    "triggers": "trigger",
    "watched": "watch",
    "timeout_s": "timeout",
}
_ONE_OF = tuple(str(one) for one in Outcome if one.is_from_script)
_HARMS = (Harm.SILENT, Harm.CRASH, Harm.MISLEADING, Harm.ERROR)


def key_of(field: str) -> str:
    """Return the key of `case.toml` that a field of the model comes from."""
    return _KEYS.get(field, field)


_TABLE = {**CLOSED, "alias_generator": key_of}


def without_marks(text: str) -> str:
    """Return prose as readers see it: without the marks of its claims."""
    return CLAIM_MARK.sub("", text).strip()


def _unique(items: Iterable[T]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(items))


def _in_order(backends: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(backends), key=BACKENDS.index))


def _pairs(where: Mapping[str, tuple[str, ...]]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple(where.items())


@dataclass(frozen=True, kw_only=True)
class Tolerance:
    """How far numbers of a script's `result` may move between releases: atol + rtol * |number|."""

    __pydantic_config__ = CLOSED

    rtol: Annotated[
        float, Key("relative to the larger magnitude", strict=True, ge=0, allow_inf_nan=False)
    ]
    atol: Annotated[float, Key("absolute", strict=True, ge=0, allow_inf_nan=False)]


@dataclass(frozen=True, kw_only=True)
class Source:
    """Where the failure is documented."""

    __pydantic_config__ = _TABLE

    url: Annotated[str, Key("address of the document", pattern=r"^https?://\S+$")]
    note: Annotated[str, Key("what it is; where it is wrong")] = ""


@dataclass(frozen=True, kw_only=True)
class Requirements:
    """Where the case makes sense at all."""

    __pydantic_config__ = _TABLE

    releases: Annotated[
        str, Key('framework and PEP 440 specifier, e.g. "torch >=1.13"', check=named_releases)
    ]
    packages: Annotated[
        tuple[Annotated[str, Key(check=requirement)], ...],
        Key("extra requirements, for downstream libraries"),
    ] = ()
    python: Annotated[
        Annotated[str, Key(pattern=r"^3\.\d+$")] | None,
        Key("interpreter, where the packages force one"),
    ] = None
    modes: Annotated[Texts, Key("how the framework executes", check=_unique)] = ()
    backends: Annotated[tuple[Backend, ...], Key(check=_in_order, min_length=1)] = ("cpu",)
    unmeasured: Annotated[
        tuple[Backend, ...],
        Key("backends on which nobody has run the case yet: documented, not measured"),
    ] = ()
    timeout_s: Annotated[
        float, Key("seconds for one script, after the import", strict=True, gt=0, le=3600)
    ] = 60.0
    processes: Annotated[
        Annotated[int, Key(strict=True, ge=1, le=4096)] | None,
        Key("more processes and threads than a script may have (256)"),
    ] = None
    isolation: Annotated[
        Annotated[Isolation, Key(choices=(Isolation.FRESH,), check=Isolation)] | None,
        Key("fresh: the scripts must not be forked"),
    ] = None
    isolation_reason: Annotated[str, Key("why they must not be forked")] = ""

    @cached_property
    def framework(self) -> str:
        """The framework that `releases` names."""
        return split_releases(self.releases)[0]

    @cached_property
    def specifier(self) -> str:
        """The PEP 440 specifier of `releases`; empty means all."""
        return split_releases(self.releases)[1]

    @property
    def described_backends(self) -> tuple[str, ...]:
        """The backends, and which of them nobody has measured, for readers."""
        return tuple(
            f"{one} ({NOT_MEASURED_HERE})" if one in self.unmeasured else one
            for one in self.backends
        )


@dataclass(frozen=True, kw_only=True)
class Expectation:
    """What broken.py must do in a range of releases, modes and backends; first match wins."""

    __pydantic_config__ = _TABLE

    releases: Annotated[str, Key("PEP 440 specifier; empty means all", check=parse_specifier)] = ""
    modes: Texts = ()
    backends: tuple[Backend, ...] = ()
    outcome: Annotated[Outcome, Key(choices=_ONE_OF, check=Outcome)]
    type: Annotated[Text | None, Key("exception class, bare or qualified")] = None
    message: Annotated[
        MessageText | None,
        Key("literal text; an ellipsis matches anything; empty for a bare assert"),
    ] = None
    at: Annotated[SpecificText | None, Key("the statement of broken.py that raises")] = None
    native: Annotated[Texts, Key("C++ frames that must appear")] = ()
    warning: Annotated[SpecificText | None, Key("text of a Python warning that must be given")] = (
        None
    )
    signal: Annotated[Annotated[str, Key(check=signal_name)] | None, Key("e.g. SIGSEGV")] = None
    exit_code: Annotated[int, Key(strict=True, ge=0, le=255)] | None = None
    harm: Annotated[
        Annotated[Harm, Key(choices=_HARMS, check=Harm)] | None,
        Key("how much harm the failure does, where its outcome does not show it"),
    ] = None

    @property
    def is_failure(self) -> bool:
        """Whether this documents the failure (a warning counts), not its absence."""
        return self.outcome is not Outcome.PASSED or self.warning is not None


@dataclass(frozen=True, kw_only=True)
class Trigger:
    """What the failure looks like in other programs, for `errata scan`: see docs/triggers.md."""

    __pydantic_config__ = _TABLE

    code: Annotated[Patterns, Key("what is found: one of these", alone=True, min_length=1)]
    unless: Annotated[Patterns, Key("the same place matches none of these", alone=True)] = ()
    inside: Annotated[Patterns, Key("it runs in one of these", alone=True)] = ()
    outside: Annotated[Patterns, Key("it runs in none of these", alone=True)] = ()
    has: Annotated[Patterns, Key("its scope has all of these", alone=True)] = ()
    lacks: Annotated[Patterns, Key("its scope has none of these", alone=True)] = ()
    after: Annotated[Patterns, Key("its scope has all of these above it", alone=True)] = ()
    before: Annotated[Patterns, Key("its scope has all of these below it", alone=True)] = ()
    where: Annotated[
        tuple[tuple[str, tuple[str, ...]], ...],
        Key(
            "what a hole stands for: patterns, a kind, or a /regular expression/",
            written=dict[
                Annotated[str, Key(pattern=r"^[A-Z][A-Z0-9_]*$")], Annotated[Texts, Key(alone=True)]
            ],
            check=_pairs,
        ),
    ] = ()
    scope: Annotated[
        str,
        Key(
            "where `has`, `lacks`, `after` and `before` look",
            choices=("function", "class", "module"),
        ),
    ] = "function"
    mode: Annotated[str, Key("the mode that the program must show", choices=("graph", "ast"))] = ""
    confidence: Annotated[
        Confidence,
        Key(
            "how sure it is that the code has the failure",
            choices=tuple(Confidence),
            check=Confidence,
        ),
    ]
    also: Annotated[Texts, Key("ids of other cases whose scripts it finds")] = ()
    replace: Annotated[str, Key("what to write instead of `code`")] = ""


@dataclass(frozen=True, kw_only=True)
class WatchedCall:
    """Which calls have the failure, as a program runs, for `errata watch`: see docs/watch.md."""

    __pydantic_config__ = _TABLE

    call: Annotated[
        Texts, Key("functions, with the parameters that `when` speaks of", alone=True, min_length=1)
    ]
    when: Annotated[Text, Key("a condition on them, and on `result`")]
    confidence: Annotated[
        Confidence,
        Key(
            "how sure it is that the call has the failure",
            choices=tuple(Confidence),
            check=Confidence,
        ),
    ]
    also: Annotated[Texts, Key("ids of other cases whose scripts it finds")] = ()


@dataclass(frozen=True, kw_only=True)
class Claim:
    """What a case says of behaviour, or another fix, with the script that passes where it holds.

    `name` is the script's path in the case's folder, `claims/minus-one-passes`; `sentence` is its
    docstring. `releases` is a PEP 440 specifier; None means those on which the case fails.
    """

    name: str
    sentence: str
    text: str
    digest: str
    releases: str | None = None


@dataclass(frozen=True, kw_only=True)
class CaseFile:
    """One documented failure of a deep-learning framework, for Errata."""

    __pydantic_config__ = _TABLE

    title: Annotated[
        str, Key("one line: what a user meets", min_length=1, max_length=160, pattern=r"^[^\r\n]+$")
    ]
    kind: Annotated[Kind, Key(choices=tuple(Kind), check=Kind)]
    since: Annotated[
        str, Key("the release of Errata that first has the case", pattern=r"^\d+\.\d+\.\d+$")
    ] = FIRST_RELEASE
    areas: Annotated[
        tuple[Annotated[str, Key(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")], ...], Key(min_length=1)
    ]
    frequency: Annotated[
        str, Key("how often people meet this failure", choices=FREQUENCIES[:-1])
    ] = ""
    frequency_note: Annotated[
        str, Key("what shows how often they meet it", check=without_marks)
    ] = ""
    cause: Annotated[str, Key("Markdown: why it fails", min_length=1, check=without_marks)]
    fix: Annotated[
        str,
        Key(
            "Markdown: what fixed.py does instead, and why it works",
            min_length=1,
            check=without_marks,
        ),
    ]
    fix_known: Annotated[
        bool, Key("false: no fix is known yet, and fixed.py is a stand-in", strict=True)
    ] = True
    discriminator: Annotated[
        str,
        Key(
            "Markdown: how to tell this cause from others with the same error", check=without_marks
        ),
    ] = ""
    documented: Annotated[
        bool, Key("false: no source shows the failure; it was found here", strict=True)
    ] = True
    sources: Annotated[tuple[Source, ...], Key(min_length=1)]
    requires: Requirements
    tolerance: Annotated[
        Tolerance | None, Key("instead of each dtype's own, for every number but booleans")
    ] = None
    no_result: Annotated[
        str, Key("why fixed.py leaves nothing in `result` that another fix could be compared with")
    ] = ""
    quoted: Annotated[
        tuple[SpecificText, ...],
        Key(
            "messages that sources quote and no listed release raises, with the type if they have"
            " one; diagnosis knows the case by them"
        ),
    ] = ()
    symptoms: Annotated[
        tuple[Annotated[str, Key(min_length=1, max_length=140, check=without_marks)], ...],
        Key("what somebody sees who does not know the cause; diagnosis finds descriptions by it"),
    ] = ()
    same_error_as: Annotated[Texts, Key("ids of cases with another cause and the same error")] = ()
    decided_by: Annotated[
        tuple[Annotated[str, Key(check=pattern)], ...],
        Key(
            "regular expressions: of the causes of one error those are meant of which a text, from"
            " the message on, has one"
        ),
    ] = ()
    generic: Annotated[
        bool,
        Key(
            "other causes without end raise in these words: the message alone decides nothing",
            strict=True,
        ),
    ] = False
    expectations: Annotated[tuple[Expectation, ...], Key(min_length=1)]
    triggers: Annotated[tuple[Trigger, ...], Key("how other programs show the failure")] = ()
    watched: Annotated[
        tuple[WatchedCall, ...], Key("which calls have the failure in other programs")
    ] = ()


EXAMPLES = "trigger.py"
"""The file of a case with code that its triggers find, and code that they must not find."""

NOT_RUN = ("case.toml", EXAMPLES)
"""The files of a case's folder that no script of it uses."""

_ENOUGH = 3  # places of each kind that a trigger needs to be more than a possibility


@dataclass(frozen=True, kw_only=True)
class Case(CaseFile):
    """One documented failure: its file, its place and its scripts.

    `script_digests` pairs each script with a hash of itself and of every further file of the folder
    except those of `NOT_RUN` and claims: the content that decides what a run does.
    `trigger_examples` is the text of `trigger.py`. `claims` are all that the folder has. A claim
    runs as a case of one script, which has it as its `claim`.
    """

    id: str
    folder: Path
    broken: str
    fixed: str
    script_digests: tuple[tuple[Script, str], ...] = ()
    trigger_examples: str = ""

    def marked(self, word: str) -> tuple[int, ...]:
        """Return the lines (from 1) of `trigger.py` that are marked `# errata: hit` or `ok`."""
        mark = re.compile(rf"#\s{{0,9}}errata:\s{{0,9}}{word}\b")
        lines = enumerate(self.trigger_examples.splitlines(), 1)
        return tuple(number for number, line in lines if mark.search(line))

    @property
    def shows_triggers(self) -> bool:
        """Whether `trigger.py` shows enough for a trigger to be more than a possibility."""
        return all(len(self.marked(word)) >= _ENOUGH for word in ("hit", "ok"))

    @property
    def shown_triggers(self) -> tuple[Trigger, ...]:
        """The triggers as scans use them: `possible` where `trigger.py` shows too little."""
        if self.shows_triggers:
            return self.triggers
        return tuple(replace(one, confidence=Confidence.POSSIBLE) for one in self.triggers)

    claims: tuple[Claim, ...] = ()
    claim: Claim | None = None

    @property
    def claim_cases(self) -> tuple[Case, ...]:
        """The claims, each as a case of its own that runs where the claim is made."""
        return tuple(
            replace(
                self,
                id=f"{self.id}/{claim.name}",
                title=claim.sentence,
                requires=self.requires
                if claim.releases is None
                else replace(
                    self.requires, releases=f"{self.requires.framework} {claim.releases}".strip()
                ),
                triggers=(),
                watched=(),
                broken=claim.text,
                fixed=claim.text,
                script_digests=((Script.FIXED, claim.digest),),
                claims=(),
                claim=claim,
            )
            for claim in self.claims
        )

    @property
    def stated_by(self) -> str:
        """The id of the case in whose folder the scripts are: another one's only for a claim."""
        return self.id.removesuffix(f"/{self.claim.name}") if self.claim else self.id

    def filename(self, script: Script) -> str:
        """Return the path of a script inside the case folder."""
        return f"{self.claim.name}.py" if self.claim else script.filename

    def documents_hang(self, script: Script) -> bool:
        """Return whether a timeout of a script is what the case documents somewhere."""
        outcomes = [expectation.outcome for expectation in self.expectations]
        return script is Script.BROKEN and Outcome.TIMED_OUT in outcomes

    @property
    def to_do(self) -> tuple[str, ...]:
        """Name the parts that a person has still to write: a case with any is a draft."""
        parts = (("cause", self.cause), ("fix", self.fix), ("title", self.title))
        return tuple(name for name, text in parts if _TO_DO in text)

    def text(self, script: Script) -> str:
        """Return the source text of one script."""
        return self.broken if script is Script.BROKEN else self.fixed

    def digest(self, script: Script) -> str:
        """Return the content hash of one script and the files next to it."""
        return dict(self.script_digests)[script]


TRACKERS = {
    "torch": "https://github.com/pytorch/pytorch/issues",
    "mindspore": "https://gitee.com/mindspore/mindspore/issues",
    "paddle": "https://github.com/PaddlePaddle/Paddle/issues",
}


NO_TRACKER = "https://example.org/not-reported"


NO_REPORT = frozenset({*TRACKERS.values(), NO_TRACKER})
"""The addresses that a new case has in place of its report's."""
