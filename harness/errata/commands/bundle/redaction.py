"""Take out of texts what belongs to a person or a company, and list what was taken out: pure.

One rule per shape, all of them patterns. They err towards leaving things: what a reader can see to
be harmless (hashes, versions, package names, tensors, code) must come through whole. Each secret
gets one placeholder, `<user-1>`, wherever it occurs. Python code keeps doing what it does: of a
script only comments and the text of strings are changed, and what is part of the code itself stays
everywhere, so that scripts and the messages they cause still agree. In locks only addresses with
credentials, private indexes and tokens are looked for.
"""

from __future__ import annotations

import ast
import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from errata.model.outcome import StrEnum
from errata.model.source import parse_script
from errata.system.files import read_plain


class SecretKind(StrEnum):
    """What a redacted text was; the value is the word in its placeholder."""

    WORD = "word"
    TOKEN = "token"  # noqa: S105 - a word for a kind
    SECRET = "secret"  # noqa: S105
    CREDENTIALS = "credentials"
    INDEX = "index"
    EMAIL = "email"
    USER = "user"
    HOME = "home"
    HOST = "host"
    ADDRESS = "address"

    @property
    def words(self) -> str:
        """Name it for people."""
        return str(_KNOWN["words"][self])


_KNOWN = read_plain(Path(__file__).with_suffix(".toml"))
_GENERIC_ACCOUNTS = frozenset(_KNOWN["accounts"])


@dataclass(frozen=True)
class Rule:
    """One shape: the group `secret` of `pattern` is redacted if `accept` returns true."""

    name: str
    kind: SecretKind
    pattern: re.Pattern[str]
    accept: Callable[[re.Match[str]], bool] = lambda _: True
    in_locks: bool = False


def entropy(text: str) -> float:
    """Return the entropy of a text in bits per character."""
    counts = Counter(text).values()
    return -sum(n / len(text) * math.log2(n / len(text)) for n in counts) if text else 0.0


_TOKENS = (
    r"gh[pousr]_[A-Za-z0-9]{36,255}",  # GitHub
    r"github_pat_[A-Za-z0-9_]{22,255}",
    r"gl(?:pat|ptt|dt|rt|cbt|ft|oas|soat|imt|agent)-[A-Za-z0-9_.-]{20,255}",  # GitLab
    r"(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}",  # AWS
    r"(?:hf|api_org)_[A-Za-z0-9]{30,100}",  # Hugging Face
    r"pypi-[A-Za-z0-9_-]{16,500}",
    r"eyJ[A-Za-z0-9_-]{8,4000}\.eyJ[A-Za-z0-9_-]{8,8000}\.[A-Za-z0-9_-]{8,4000}",  # JWT
    r"xox[abeprs]-[A-Za-z0-9-]{10,255}",  # Slack
    r"sk-(?:[a-z]{2,10}-)?[A-Za-z0-9_-]{32,255}",
    r"AIza[A-Za-z0-9_-]{35}",  # Google
)
_TOKEN = re.compile(rf"(?<![\w-])(?P<secret>{'|'.join(_TOKENS)})(?![\w-])")
_PRIVATE_KEY = re.compile(
    r"-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----(?P<secret>[^-]{1,20000})-----END [A-Z ]{0,40}PRIVATE"
)
_AUTHORIZATION = re.compile(
    r"(?i)(?:authorization[\"']?\s{0,4}[:=]\s{0,4}[\"']?(?:bearer|basic|token|negotiate)"
    r"|(?<!\w)bearer)\s{1,4}(?P<secret>[\w.~+/=-]{8,4000})"
)
_ASSIGNED = re.compile(
    r"(?i)(?<![A-Za-z0-9])(?P<name>[\w.-]{0,40}?(?:token|secret|passwd|password|api[_-]?key"
    r"|access[_-]?key|credential)[\w-]{0,20})[\"']?\s{0,4}(?<![=!<>:])[=:](?!=)\s{0,4}"
    r"(?P<quote>[\"']?)(?P<secret>[^\"'\s<>,;}]{6,400})(?P=quote)(?=[\s,;)}\]]|$)"
)
_BARE = re.compile(r"[A-Za-z0-9+/=-]{16,400}")
_BARE_PASSWORD = re.compile(r"(?=[^\d\s]*\d)(?=[\d\W]*[A-Za-z])[\w+/=!@#$%^&*-]{8,400}")
# Of the names with `token` in them these are about language, not about access.
_LINGUISTIC = re.compile(
    r"(?i)tokeni|tokens|token_?(?:id|type|emb|len|count|mask|index|class)"
    r"|(?:pad|bos|eos|unk|cls|sep|mask|special|start|end|next|image|new)_?token"
)
_RUN = re.compile(r"(?=[A-Za-z+/]*\d)(?=\d*[A-Za-z])[A-Za-z0-9+/=]{12,400}")
_SHORT_SECRET, _HIGH, _PASSWORD_HIGH = 16, 3.2, 2.4


def _is_secret_value(found: re.Match[str]) -> bool:
    """Tell a secret from the many tokens that are words of a language model."""
    value, quoted = found["secret"], bool(found["quote"])
    if re.search(r"(?i)passw", found["name"]):
        high = entropy(value) >= _PASSWORD_HIGH
        return high and (quoted or bool(_BARE_PASSWORD.fullmatch(value)))
    if _LINGUISTIC.search(found["name"]) or not (quoted or _BARE.fullmatch(value)):
        return False
    is_mixed = _RUN.search(value) is not None
    return is_mixed and len(value) >= _SHORT_SECRET and entropy(value) >= _HIGH


_CREDENTIALS = re.compile(
    r"(?<![\w+.-])[a-zA-Z][a-zA-Z0-9+.-]{1,20}://(?P<secret>[^\s/@\"'<>]{1,300})@(?=[\w\[<])"
)
_INDEX = re.compile(
    r"(?:(?<![\w-])(?:--?(?:extra-)?index-url|--(?:default-)?index|--find-links|-i|-f"
    r"|(?:UV|PIP)_[A-Z_]{0,30}(?:INDEX|LINKS)[A-Z_]{0,10}|(?:extra[-_])?index[-_]url|find[-_]links)"
    r"[\"']?[ \t]{0,4}[=: ][ \t]{0,4}[\"']?|[\w\]][ \t]{0,4}@[ \t]{1,4})"
    r"(?P<secret>(?:git\+)?https?://[^\s\"'<>,)\]]{1,500})"
)
_SIMPLE = re.compile(r"(?P<secret>https?://[^\s\"'<>,)\]]{1,400}/simple/?)(?=[\s\"'),;/]|$)")
_HOST_OF = re.compile(r"://(?:[^/@\s]{0,300}@)?(?P<host>[^/:\s]{1,253})")
_PRIVATE_HOST = re.compile(
    r"(?i)(?<![\w+.-])[a-z][a-z0-9+.-]{1,20}://(?:[^\s/@]{0,300}@)?(?P<secret>[a-z0-9][\w-]{0,62}"
    r"(?:\.[\w-]{1,63}){0,8}\.(?:local|lan|internal|intranet|corp|private|localdomain|home\.arpa))"
    r"(?=[:/\s\"',;)]|$)"
)
_SINGLE_HOST = re.compile(
    r"(?i)(?<![\w+.-])(?:https?|ssh|tcp|redis|postgres(?:ql)?|mysql|ftp|ray|grpc)://"
    r"(?:[^\s/@]{0,300}@)?(?P<secret>[a-z][a-z0-9-]{1,62})(?=[:/\s\"',;)]|$)"
)
_DOMAINS = (
    "com|org|net|edu|gov|mil|int|info|biz|dev|app|cloud|tech|online|site|xyz|ai|local|lan"
    "|internal|corp|localdomain|example|test|[a-z]{2}"
)
_EMAIL = re.compile(
    r"(?<![\w.+/=@-])(?P<secret>[A-Za-z0-9][\w.+-]{0,63}@(?:[A-Za-z0-9-]{1,63}\.){1,6}"
    rf"(?:{_DOMAINS}))(?![\w(\[-]|\.\w|:[\w/])"
)
_IP = re.compile(
    r"(?<![\w.=<>~!-])(?P<secret>10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}"
    r"|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|169\.254(?:\.\d{1,3}){2})(?![\w-]|\.\w|\+)"
)
_IP_BEFORE = re.compile(
    r"(?i)(?://|@|\b(?:host|ip|addr|address|server|from|to|at|peer|node|master|bind|connect"
    r"|listen(?:ing on)?|route)\b[\"']?\s{0,3}[=:(\[]?\s{0,3}[\"']?)\Z"
)
_IP_AFTER = re.compile(r":\d{2,5}\b|/\d{1,2}\b(?!\.)")
_VERSION_BEFORE = re.compile(r"(?i)(?:==|version\W{0,4}|[\w-]+[\"']\s{0,2}:\s{0,2}[\"'])\Z")
_SURROUNDINGS = 40
_LARGEST_BYTE = 255


def _is_private_index(found: re.Match[str]) -> bool:
    host = _HOST_OF.search(found["secret"])
    return host is not None and host["host"].lower() not in _KNOWN["public_hosts"]


def _is_address(found: re.Match[str]) -> bool:
    """Tell an address from a version of four numbers, such as those of CUDA's packages."""
    start, end = found.span("secret")
    if any(int(part) > _LARGEST_BYTE for part in found["secret"].split(".")):
        return False
    before = found.string[max(0, start - _SURROUNDINGS) : start]
    after = found.string[end : end + _SURROUNDINGS]
    if _IP_BEFORE.search(before) or _IP_AFTER.match(after):
        return True
    if _VERSION_BEFORE.search(before):
        return False
    quoted = before[-1:] in ("'", '"') and after[:1] == before[-1:]
    return quoted or found["secret"].startswith(("192.168.", "169.254."))


_HOME_OF = re.compile(
    r"(?<![\w.])(?:/(?:export/|data/)?home/|/Users/|[A-Za-z]:[\\/]{1,4}Users[\\/]{1,4})"
    r"(?P<secret>[A-Za-z0-9_][\w.@-]{0,63})"
)


def _is_none_of(*harmless: str) -> Callable[[re.Match[str]], bool]:
    """Accept all but some texts, whatever their case."""
    return lambda found: found["secret"].lower() not in harmless


RULES = (
    Rule("private key", SecretKind.TOKEN, _PRIVATE_KEY),
    Rule("index", SecretKind.INDEX, _INDEX, _is_private_index, in_locks=True),
    Rule("simple index", SecretKind.INDEX, _SIMPLE, _is_private_index, in_locks=True),
    Rule("credentials", SecretKind.CREDENTIALS, _CREDENTIALS, _is_none_of("git"), in_locks=True),
    Rule("token", SecretKind.TOKEN, _TOKEN, in_locks=True),
    Rule("authorization", SecretKind.TOKEN, _AUTHORIZATION),
    Rule("assignment", SecretKind.SECRET, _ASSIGNED, _is_secret_value),
    Rule("e-mail", SecretKind.EMAIL, _EMAIL, lambda found: found["secret"][:4] != "git@"),
    Rule("home", SecretKind.USER, _HOME_OF, _is_none_of(*_GENERIC_ACCOUNTS)),
    Rule("host in a URL", SecretKind.HOST, _PRIVATE_HOST),
    Rule("single host", SecretKind.HOST, _SINGLE_HOST, _is_none_of("localhost")),
    Rule("address", SecretKind.ADDRESS, _IP, _is_address),
)


PLACEHOLDER = re.compile(rf"<(?:{'|'.join(kind.value for kind in SecretKind)})-[1-9]\d{{0,5}}>")
_SHORTEST_NAME = 3


Form = Literal["text", "python", "lock"]
"""How a text is read: words, a Python program, or pins with hashes."""


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
    form: Form = "text"


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

    def apply(self, text: str, form: Form = "text") -> str:
        """Return a text with a placeholder for each secret."""
        found = _find(text, form, self.rules, self.words)
        spans = [span for span in found if (span.rule.name, span.text) not in self.kept]
        if form == "python":
            spans = _harmless(text, spans, self._placeholders)[0]
        return _replaced(text, spans, self._placeholders)

    def count(self, text: str) -> Mapping[Secret, int]:
        """Count the placeholders of this redactor in a text, in order of the secrets."""
        found = {secret: text.count(secret.placeholder) for secret in self.secrets}
        return {secret: times for secret, times in found.items() if times}

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
    patterns = ((word, re.compile(f"(?P<secret>{re.escape(word)})")) for word in words if word)
    own = (Rule(f"word {word}", SecretKind.WORD, pattern) for word, pattern in patterns)
    rules = (*own, *RULES, *_known_rules(identity))
    kept: set[tuple[str, str]] = set()
    left: dict[tuple[SecretKind, str, str], Left] = {}
    found: list[_Span] = []
    for source in sources:
        spans = list(_find(source.text, source.form, rules, spared))
        if source.form == "python":
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
        secrets=secrets, left=tuple(left.values()), rules=rules, kept=frozenset(kept), words=spared
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


def _known_rules(identity: Identity) -> Iterator[Rule]:
    """Make rules of what the machine knows; names that identify no one make none."""
    for home in identity.homes:
        parts = [part for part in re.split(r"[/\\]", home) if part]
        if len(parts) > 1 and parts[-1].lower() not in _GENERIC_ACCOUNTS:
            pattern = re.compile(rf"(?<![\w.])(?P<secret>{re.escape(home)})(?![\w.-])")
            yield Rule("home folder", SecretKind.HOME, pattern)
    for kind, names in ((SecretKind.USER, identity.users), (SecretKind.HOST, identity.hosts)):
        for name in names:
            if len(name) >= _SHORTEST_NAME and name.lower() not in _GENERIC_ACCOUNTS | _LOCALHOST:
                pattern = re.compile(rf"(?<![\w.-])(?P<secret>{re.escape(name)})(?![\w-])")
                yield Rule(f"known {kind}", kind, pattern)


_LOCALHOST = {"localhost", "localhost.localdomain"}


def _find(
    text: str, form: Form, rules: Sequence[Rule], spared: frozenset[str]
) -> tuple[_Span, ...]:
    """Find what the rules match; where two do, the earlier rule counts."""
    taken: list[tuple[int, int]] = [found.span() for found in PLACEHOLDER.finditer(text)]
    spans: list[_Span] = []
    for rule in rules:
        if form == "lock" and not rule.in_locks:
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
