"""Take out of texts what belongs to a person or a company, and list what was taken out: pure.

Each secret gets one placeholder, `<user-1>`, wherever it occurs. Python code keeps doing what it
does: of a script only comments and the text of strings are changed, and what is part of the code
itself stays everywhere, so that scripts and the messages they cause still agree. In locks only
addresses with credentials, private indexes and tokens are looked for: hashes, versions and names
of packages are never touched.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from errata.commands.bundle.redaction_rules import GENERIC_ACCOUNTS, RULES, Rule, SecretKind
from errata.model.outcome import StrEnum
from errata.model.source import parse_script

PLACEHOLDER = re.compile(rf"<(?:{'|'.join(kind.value for kind in SecretKind)})-[1-9]\d{{0,5}}>")
_SHORTEST_NAME = 3


class Form(StrEnum):
    """How a text is read: words, a Python program, or pins with hashes."""

    TEXT = "text"
    PYTHON = "python"
    LOCK = "lock"


@dataclass(frozen=True, kw_only=True)
class Identity:
    """What a machine knows of its user: accounts, home folders and names of the machine."""

    users: tuple[str, ...] = ()
    homes: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Source:
    """One text to be looked through, and what to call it."""

    name: str
    text: str = field(repr=False)
    form: Form = Form.TEXT


@dataclass(frozen=True, kw_only=True)
class Secret:
    """One text that is taken out, and what replaces it."""

    kind: SecretKind
    text: str = field(repr=False)
    placeholder: str


@dataclass(frozen=True, kw_only=True)
class Left:
    """Something that stays in `source`, because it is part of the code."""

    kind: SecretKind
    text: str = field(repr=False)
    source: str


@dataclass(frozen=True, kw_only=True)
class _Span:
    start: int
    end: int
    rule: Rule
    text: str


@dataclass(frozen=True, kw_only=True)
class Redactor:
    """What was learnt from all texts of a bundle; see `learn`.

    `secrets` are in the order of their first appearance.
    """

    secrets: tuple[Secret, ...]
    left: tuple[Left, ...] = ()
    rules: tuple[Rule, ...] = field(default=(), repr=False)
    kept: frozenset[tuple[str, str]] = field(default=frozenset(), repr=False)
    words: frozenset[str] = field(default=frozenset(), repr=False)

    def apply(self, text: str, form: Form = Form.TEXT) -> str:
        """Return a text with a placeholder for each secret."""
        spans = [s for s in _find(text, form, self.rules, self.words) if not self._stays(s)]
        if form is Form.PYTHON:
            spans = _harmless(text, spans, self._placeholders)[0]
        return _replaced(text, spans, self._placeholders)

    def count(self, text: str) -> Mapping[Secret, int]:
        """Count the placeholders of this redactor in a text, in order of the secrets."""
        found = {secret: text.count(secret.placeholder) for secret in self.secrets}
        return {secret: times for secret, times in found.items() if times}

    def _stays(self, span: _Span) -> bool:
        return (span.rule.name, span.text) in self.kept

    @property
    def _placeholders(self) -> dict[tuple[SecretKind, str], str]:
        return {(secret.kind, secret.text): secret.placeholder for secret in self.secrets}


def learn(
    sources: Sequence[Source],
    identity: Identity,
    *,
    keep: Iterable[str] = (),
    words: Iterable[str] = (),
) -> Redactor:
    """Find every secret in all `sources`, in their order, and number them by kind.

    `keep` are never taken out, `words` always, unless they are part of the code of a script.
    """
    spared = frozenset(keep)
    rules = (*_word_rules(words), *RULES, *_known_rules(identity))
    kept: set[tuple[str, str]] = set()
    left: dict[tuple[SecretKind, str, str], Left] = {}
    found: list[_Span] = []
    for source in sources:
        spans = list(_find(source.text, source.form, rules, spared))
        if source.form is Form.PYTHON:
            draft = {(span.rule.kind, span.text): f"<{span.rule.kind}-1>" for span in spans}
            _, harmful = _harmless(source.text, spans, draft)
            for span in harmful:
                kept.add((span.rule.name, span.text))
                key = (span.rule.kind, span.text, source.name)
                if span.rule.kind in _WORTH_SAYING:
                    left[key] = Left(kind=key[0], text=key[1], source=key[2])
        found += spans
    secrets = _number(span for span in found if (span.rule.name, span.text) not in kept)
    return Redactor(
        secrets=secrets,
        left=tuple(left.values()),
        rules=rules,
        kept=frozenset(kept),
        words=spared,
    )


# A matrix product reads like an e-mail address: what code has of these is not one.
_WORTH_SAYING = (
    SecretKind.WORD,
    SecretKind.TOKEN,
    SecretKind.SECRET,
    SecretKind.USER,
    SecretKind.HOME,
    SecretKind.HOST,
)


def _number(spans: Iterable[_Span]) -> tuple[Secret, ...]:
    secrets: dict[tuple[SecretKind, str], Secret] = {}
    numbers: dict[SecretKind, int] = {}
    for span in spans:
        kind = span.rule.kind
        if (kind, span.text) not in secrets:
            numbers[kind] = numbers.get(kind, 0) + 1
            placeholder = f"<{kind}-{numbers[kind]}>"
            secrets[kind, span.text] = Secret(kind=kind, text=span.text, placeholder=placeholder)
    return tuple(secrets.values())


def _word_rules(words: Iterable[str]) -> Iterator[Rule]:
    for word in words:
        if word:
            pattern = re.compile(f"(?P<secret>{re.escape(word)})")
            yield Rule(name=f"word {word}", kind=SecretKind.WORD, pattern=pattern)


def _known_rules(identity: Identity) -> Iterator[Rule]:
    """Make rules of what the machine knows; names that identify no one make none."""
    for home in identity.homes:
        parts = [part for part in re.split(r"[/\\]", home) if part]
        if len(parts) > 1 and parts[-1].lower() not in GENERIC_ACCOUNTS:
            pattern = re.compile(rf"(?<![\w.])(?P<secret>{re.escape(home)})(?![\w.-])")
            yield Rule(name="home folder", kind=SecretKind.HOME, pattern=pattern)
    for kind, names in ((SecretKind.USER, identity.users), (SecretKind.HOST, identity.hosts)):
        for name in names:
            if len(name) >= _SHORTEST_NAME and name.lower() not in GENERIC_ACCOUNTS | _LOCALHOST:
                pattern = re.compile(rf"(?<![\w.-])(?P<secret>{re.escape(name)})(?![\w-])")
                yield Rule(name=f"known {kind}", kind=kind, pattern=pattern)


_LOCALHOST = {"localhost", "localhost.localdomain"}


def _find(
    text: str, form: Form, rules: Sequence[Rule], spared: frozenset[str]
) -> tuple[_Span, ...]:
    """Find what the rules match; where two do, the earlier rule counts."""
    taken: list[tuple[int, int]] = [found.span() for found in PLACEHOLDER.finditer(text)]
    spans: list[_Span] = []
    for rule in rules:
        if form is Form.LOCK and not rule.in_locks:
            continue
        for found in rule.pattern.finditer(text):
            start, end = found.span("secret")
            if (
                found["secret"] in spared
                or any(start < other[1] and other[0] < end for other in taken)
                or not rule.accept(found)
            ):
                continue
            taken.append((start, end))
            spans.append(_Span(start=start, end=end, rule=rule, text=found["secret"]))
    return tuple(sorted(spans, key=lambda span: span.start))


def _replaced(
    text: str, spans: Iterable[_Span], placeholders: Mapping[tuple[SecretKind, str], str]
) -> str:
    parts, position = [], 0
    for span in spans:
        kind = span.rule.kind
        parts += [text[position : span.start], placeholders.get((kind, span.text), f"<{kind}-1>")]
        position = span.end
    return "".join([*parts, text[position:]])


def _harmless(
    text: str, spans: Sequence[_Span], placeholders: Mapping[tuple[SecretKind, str], str]
) -> tuple[list[_Span], list[_Span]]:
    """Split the findings in a program into those in comments and strings, and those in code."""
    shape = _shape(text)
    if shape is None or _shape(_replaced(text, spans, placeholders)) == shape:
        return list(spans), []
    harmless: list[_Span] = []
    harmful: list[_Span] = []
    for span in spans:
        alone = _shape(_replaced(text, [span], placeholders)) == shape
        (harmless if alone else harmful).append(span)
    return harmless, harmful


def _shape(source: str) -> str | None:
    """Describe a program without the texts in it; None for what is no program."""
    try:
        tree = parse_script(source)
    except SyntaxError:
        return None
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)):
            node.value = type(node.value)()
    return ast.dump(tree)
