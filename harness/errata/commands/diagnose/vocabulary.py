"""The words of messages and texts, and the names that the releases of frameworks have."""

from __future__ import annotations

import ast
import builtins
import hashlib
import html
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log
from pathlib import Path
from typing import Literal

from errata.plan.corpus import shipped_root
from errata.text.tracebacks import Trace, find_traces, with_plain_signs, without_colours

OPERATOR = re.compile(r"\[operator < (\w+?)(?:_v\d)? > error\]")  # of Paddle

_ELLIPSIS, _NESTED = 40, 250  # words that … may stand for; and where it is a traceback
_LONGEST = 400_000
# Addresses, and the names of cases, which are made of the words of messages.
_ADDRESS = re.compile(
    r"https?://\S+|\b(?:torch|mindspore|paddle)/[a-z0-9]{1,40}(?:-[a-z0-9]{1,40}){1,15}\b"
)
# What stands for an input of a traced program, and standing advice in the middle of messages.
_INPUT = re.compile(
    r"L\['\w+'\](?:\.size\(\))?(?:\[\d+\])*|For more information[^.\n]{0,60}_LOGS=\S+"
)
# No example and no suggestion that a message gives is of this failure.
_EXAMPLE = re.compile(r"\(e\.g\.(?:[^()\n]|\([^()\n]*\)){0,200}\)|\.? Did you mean: '\w+'\?")
# A comparison of symbolic sizes counts as one word, its numbers included.
_WORD = re.compile(
    r"\b(?P<symbolic>(?:Eq|Ne|Gt|Lt|Ge|Le|Mod)\([^()\n]{1,60}\))"
    r"|0[xX][0-9a-fA-F…]+|\d+(?:[.\d]*\d)?(?![A-Za-z_])|(?P<word>\w*[A-Za-z]\w*)",
    re.ASCII,
)
_SHAPE = re.compile(r"\[[\d… ,]{1,80}\]")
_NODE = re.compile(r"(?<=\w)Backward\d*$")
_SYMBOL = re.compile(r"\b([a-z]{1,4})\d+\b")
_PART = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+")
_NUMERIC = re.compile(
    r"(?:u?int|float|complex|bfloat)(?:8|16|32|64|128)?_?"
    r"|bool_?|double|half|long|byte|char|short|[a-z]{3,7}tensor",
    re.IGNORECASE,
)
_OF_C = dict(
    zip(
        ("half", "float", "double", "byte", "char", "short", "int", "long"),
        ("float16", "float32", "float64", "uint8", "int8", "int16", "int32", "int64"),
        strict=True,
    )
)
# What frameworks call by these names is called so in every program.
_METHODS = {"forward", "backward", "construct", "bprop", "setup_context", "jvp"}
# What shows in a text that it is about a framework, and about an area of it.
_CONSTRUCT = r"(?:\.|'|\bin |def )construct\b|\bconstruct\("
FRAMEWORKS = {
    "torch": re.compile(r"torch|\baten\b|\bautograd\b|dynamo", re.IGNORECASE),
    "mindspore": re.compile(rf"mind(?:spore|nlp|cv)|\bms\.|{_CONSTRUCT}", re.IGNORECASE),
    "paddle": re.compile(r"paddle", re.IGNORECASE),
}
_COMPILE = r"dynamo|inductor|torch\.compile|aot_?autograd|fullgraph|compiled?\b"
_FUNCTORCH = r"functorch|torch\.func\b|functional_call|vmap|jacrev|jacfwd|\bjvp\b|\bvjp\b|hessian"
_EXPORT = r"torch[./]_?export|\bexport\(|draft_export|exported|\*args\[|aot_compile"
_GRAPH = rf"graph.?(?:mode|executor)|net construct code|{_CONSTRUCT}|\bjit(?:\b|_)|静态图|图模式"
_STATIC = r"to_?static|dy2static|transformed code|simulate execution|\bsot\b|静态图|转静"
_CHECKPOINT = r"utils[./]checkpoint|checkpoint\(|checkpointing|use_reentrant|have requires_grad"
CONTEXTS = {
    area: re.compile(pattern, re.IGNORECASE)
    for areas, pattern in (
        ("vmap functorch", _FUNCTORCH),
        ("compile graph-break", _COMPILE),
        ("export", _EXPORT),
        ("graph-mode", _GRAPH),
        ("to-static", _STATIC),
        ("checkpoint", _CHECKPOINT),
    )
    for area in areas.split()
}
TYPE = re.compile(
    r"\w{0,80}(?:Error|Exception|Warning|Unsupported|Violation\w{0,40}|Failed|Interrupt|Node)"
)
"""A name that is a type of error."""
# What Python says of a name that a module, a package, a tensor or a call does not have.
_REFUSED = re.compile(
    r"module '(?P<module>[\w.]{1,200})' has no attribute '(?P<attribute>\w{1,200})'"
    r"|cannot import name '(?P<name>\w{1,200})' from '(?P<package>[\w.]{1,200})'"
    r"|No module named '?(?P<import>[\w.]{0,200}\w)"
    r"|'Tensor' object has no attribute '(?P<method>\w{1,200})'"
    r"|(?:(?P<function>[\w.]{1,200})\(\) )?got an unexpected keyword argument"
    r" '(?P<argument>\w{1,200})'"
)
_OF_NUMPY = {"a", "x", "x1", "x2", "axis", "keepdims"}  # that torch's operators take as well
_CALL = re.compile(r"([A-Za-z_][\w.]{0,200})\(")
_HELD = re.compile(r"'([\w.]+)' $")
_PLAIN = ("Tensor", "numpy.ndarray", "function", "generator", "method", "module")
_BEFORE = 10  # words before a message in which its type is looked for
BEGINNING = 4  # words by which a message is found that a text has cut short


@dataclass(frozen=True)
class Word:
    """A word of a text: how it is compared, where it stands, and whether it is written as a name.

    A name has an inner capital, an underscore or a digit, or stands beside a dot.
    """

    key: str
    start: int
    end: int
    raw: str
    is_name: bool


def cleaned(text: str) -> str:
    """Drop what only decorates a text: colours, tags, escapes, addresses, names of cases."""
    if len(text) > _LONGEST:
        head, tail = text[: _LONGEST // 4], text[-_LONGEST * 3 // 4 :]
        left_out = text[len(head) : len(text) - len(tail)].count("\n")
        text = head + "\n" * left_out + tail  # lines keep their numbers
    text = with_plain_signs(without_colours(text))
    text = text.replace("\\n", "  ").replace("\\t", "  ").replace("\\_", "_")
    text = html.unescape(text) if "&" in text else text
    return _EXAMPLE.sub(" ", _INPUT.sub(" ", _ADDRESS.sub(" ", text)))


def words_of(text: str) -> list[Word]:
    """List the words of a cleaned text; plain numbers and addresses are none."""
    words = []
    for found in _WORD.finditer(text):
        if found["symbolic"]:
            key = _SYMBOL.sub(r"\1", found["symbolic"].replace(" ", ""))
            raw = found["symbolic"].replace(" ", "")
            words.append(Word(key.lower(), found.start(), found.end(), raw, is_name=True))
            continue
        raw = found["word"]
        if not raw:
            continue
        key = stem(raw).lower()
        if key:
            start, end = found.span()
            dotted = (text[end : end + 1] == "." and text[end + 1 : end + 2].islower()) or (
                text[start - 1 : start] == "." and raw[0].islower()
            )
            named = dotted or text[end : end + 2] == "()" or looks_made_up(raw)
            words.append(Word(key, start, end, raw, is_name=named))
    return words


def looks_made_up(raw: str) -> bool:
    """Return whether a word is written as programs write names, not as English is written."""
    inner = raw.strip("_")
    if "_" in inner or raw.startswith("_"):
        return True
    return len(inner) > 1 and not (inner[1:].islower() and inner.isalpha())


@dataclass(frozen=True)
class ScriptNames:
    """The names of a script: functions and classes it defines, all it may name, what it calls.

    What a script defines has another name in another program. What it calls are functions,
    methods and attributes of others.
    """

    defined: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()
    called: frozenset[str] = frozenset()


def names_in(source: str) -> ScriptNames:
    """List the names of a script; one that does not parse has none."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return ScriptNames()
    defined, own, used = {"__main__"}, set(), set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name not in _METHODS:
            defined.add(node.name)
        elif isinstance(node, ast.arg):
            own.add(node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            own.add(node.id)
        elif isinstance(node, ast.Attribute):
            used.add(node.attr)
            if isinstance(node.ctx, ast.Store) or _is_layer(node):
                own.add(node.attr)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            used.add(node.func.id)
        elif (
            isinstance(node, ast.keyword) and node.arg and not isinstance(node.value, ast.Constant)
        ):
            own.add(node.arg)
    return ScriptNames(frozenset(defined), frozenset(own | defined), frozenset(used - defined))


def _is_layer(node: ast.Attribute) -> bool:
    """Return whether an expression names a layer or an optimizer: which one is a user's choice."""
    above = getattr(node.value, "attr", getattr(node.value, "id", ""))
    is_choice = above in ("nn", "optim", "lr_scheduler", "optimizer", "lr")
    return is_choice and node.attr[:1].isupper() and node.attr not in ("Parameter", "Module")


def related(name: str, other: str) -> bool:
    """Return whether two names may stand for the same: variants of a kernel, or data types."""
    if name.lower().strip("_") == other.lower().strip("_"):
        return True
    if "(" in name or "(" in other:
        return _SYMBOL.sub(r"\1", name) == _SYMBOL.sub(r"\1", other)
    if is_data_type(name) and is_data_type(other):
        return True
    mine, its = (
        {part.lower() for part in _PART.findall(each) if part.lower() != "backward"}
        for each in (name, other)
    )
    return len(mine & its) >= max(3, 0.75 * min(len(mine), len(its)))


def stem(raw: str) -> str:
    """Return a name without what releases add to it: underscores, `Backward0`."""
    return _NODE.sub("", raw.strip("_"))


def is_data_type(name: str) -> bool:
    """Return whether a word is the name of a data type."""
    return _NUMERIC.fullmatch(name) is not None


def data_type(name: str) -> str:
    """Return a data type as NumPy calls it, empty for another word: `DoubleTensor` is float64."""
    bare = name.lower().strip("_").removesuffix("tensor")
    return _OF_C.get(bare, bare) if is_data_type(name) else ""


def is_type(name: str) -> bool:
    """Return whether a word is the name of a type of Python or of NumPy's arrays."""
    return isinstance(getattr(builtins, name, None), type) or name in (
        "NoneType",
        "numpy",
        "ndarray",
    )


def is_of_another_class(raws: Sequence[str], before: str, is_begun: bool) -> bool:
    """Return whether a text says of another class than a reference that it lacks an attribute.

    Where that leaves out the class, as one of a program, none of Python, NumPy or tensors is meant.
    """
    held = _HELD.search(before[-99:]) if raws[0] == "object" else None
    is_plain = held is not None and (is_type(held[1]) or held[1] in _PLAIN)
    return is_plain or (raws[:2] == ("The", "object") and not is_begun)  # as MindSpore begins


def type_before(words: Sequence[Word], begins: int) -> str:
    """Return the type of the error that stands just before a message; empty without any."""
    for word in reversed(words[max(0, begins - _BEFORE) : begins]):
        if TYPE.fullmatch(word.raw.strip("_")):
            return word.raw.strip("_")
    return ""


def ranks(text: str) -> list[str]:
    """Return how many dimensions each shape of a text has: `[3]` for `[8, …, 2]`."""
    return [f"[{found.count(',') + 1}]" for found in _SHAPE.findall(text)]


def names_framework(key: str) -> bool:
    """Return whether a word only names a framework, as its messages often do."""
    return "_" not in key and any(name in key for name in FRAMEWORKS)


def weights_of(texts: Sequence[frozenset[str]]) -> dict[str, float]:
    """Weigh each word by how few of the texts have it: log of texts by occurrences."""
    counts: dict[str, int] = {}
    for words in texts:
        for word in words:
            counts[word] = counts.get(word, 0) + 1
    return {word: round(log((len(texts) + 1) / count), 2) for word, count in counts.items()}


class Question:
    """A text with its words and errors; `framework` is the one that the failure is known to be of.

    A failure that is known itself is given as `traces`: nothing is read out of `text` then but
    words.
    """

    def __init__(
        self, text: str, framework: str = "", traces: Sequence[Trace] | None = None
    ) -> None:
        self.text = cleaned(text)
        self.words = words_of(self.text)
        self.keys = [word.key for word in self.words]
        self.stems = {stem(word.raw) for word in self.words}
        self.places: dict[str, list[int]] = {}
        for number, key in enumerate(self.keys):
            self.places.setdefault(key, []).append(number)
        self.framework = framework
        shown = (name for name, one in FRAMEWORKS.items() if one.search(self.text))
        self.frameworks = {framework} if framework else {*shown}  # those that show in the text
        self.traces = find_traces(text) if traces is None else tuple(traces)
        self.is_given = traces is not None
        self.operators = set(OPERATOR.findall(text))
        self.ellipsis = _NESTED if "Original Traceback" in text else _ELLIPSIS

    def beginnings(self) -> list[str]:
        """List the first words of the text and of what stands behind each type of an error."""
        types = (n for n, word in enumerate(self.words, 1) if TYPE.fullmatch(word.raw))
        return [" ".join(self.keys[n : n + BEGINNING]) for n in (0, *types)]

    def shows(self, areas: Sequence[str]) -> bool | None:
        """Return whether a context of some areas shows; None if they have no context."""
        areas = ["functorch"] if "functorch" in areas else areas
        patterns = [CONTEXTS[area] for area in areas if area in CONTEXTS]
        return any(pattern.search(self.text) for pattern in patterns) if patterns else None

    def mentions(self, packages: Sequence[str]) -> bool:
        """Return whether the text names one of some packages."""
        names = [name.lower().partition("-")[0] for name in packages]
        return any(name in key for name in names for key in self.places)


NameKind = Literal["names", "arguments"]


_MADE = ("torch.ops.", "torch.classes.")  # their names are what other libraries register


class Names:
    """Which names, or arguments, the measured releases of a framework have: `envs/<kind>/*.json`.

    It maps modules, and a few classes, to their names by spans of releases, the oldest first, such
    as `2.0.1,2.4.1-2.15.0`; of arguments, functions `f()` to them. `.` is the module or function
    itself, `?` what could not be read, or further arguments. An argument is named `f(argument=)`;
    those that can stand without their names come before `.`, in order.
    """

    def __init__(self, table: Path, framework: str, kind: NameKind = "names") -> None:
        """Read the names of a table folder, Errata's own where it has none; else no name."""
        folders = (table, (shipped_root() or table) / "envs")
        paths = (folder / kind / f"{framework}.json" for folder in folders)
        data = next((path.read_bytes() for path in paths if path.is_file()), b"{}")
        document = json.loads(data)
        self.framework, self.kind = framework, kind
        self.digest = hashlib.sha256(data).hexdigest()
        self.releases: tuple[str, ...] = tuple(document.get("releases", ()))
        self._modules: Mapping[str, Mapping[str, str]] = document.get("modules", {})
        self._read: dict[str, dict[str, frozenset[str]]] = {}
        self._found: dict[str, tuple[str, ...] | None] = {}

    def having(self, name: str) -> tuple[str, ...] | None:
        """Return the releases that have a dotted name; None where nobody could look.

        What stands behind a class or a function is not looked at. Of an argument, and of a function
        `f()`, releases whose function may take further arguments are left out.
        """
        if name not in self._found:
            having = {release: self._has(name, release) for release in self.releases}
            found = tuple(release for release, has in having.items() if has)
            is_told = having and (None not in having.values() or (found and "(" in name))
            self._found[name] = found if is_told else None
        return self._found[name]

    def every(self, name: str) -> tuple[str, ...]:
        """Return the releases of which it is known whether they have a name."""
        function, is_called, _ = name.partition("(")
        return self.having(f"{function}()") or () if is_called else self.releases

    def taking(self, name: str) -> tuple[str, ...]:
        """Return the releases of `every`, and those whose function may take further arguments."""
        function, is_called, _ = name.partition("(")
        known = self._of(f"{function}()").get(".", ()) if is_called else self.releases
        return tuple(release for release in self.releases if release in known)

    def _has(self, name: str, release: str) -> bool | None:
        if name.startswith(_MADE):
            return None
        function, is_called, argument = name.rstrip("=)").partition("(")
        if is_called:
            names = self._of(f"{function}()")
            is_open = release in names.get("?", ())
            has = release in names.get(argument or ".", ())
            return None if is_open and not (argument and has) else has
        module, rest = name, ""
        while release not in self._of(module).get(".", ()):
            module, _, rest = module.rpartition(".")
            if not module:
                return None
        names = self._of(module)
        is_unread = rest.startswith("__") or (rest and release in names.get("?", ()))
        return None if is_unread else not rest or release in names.get(rest, ())

    def _of(self, module: str) -> Mapping[str, frozenset[str]]:
        if module not in self._read:
            self._read[module] = {
                name: releases
                for span, names in self._modules.get(module, {}).items()
                for releases in [frozenset(self._releases_of(span))]
                for name in names.split()
            }
        return self._read[module]

    def _releases_of(self, span: str) -> Iterator[str]:
        for part in span.split(","):
            first, _, last = part.partition("-")
            at = self.releases.index
            yield from self.releases[at(first) : at(last or first) + 1]

    def elsewhere(self, name: str, release: str) -> str:
        """Return the shortest other public name of a release that ends like a name, or nothing.

        Of an argument, those that the release takes in its place.
        """
        function, is_called, _ = name.partition("(")
        if is_called:
            every = self._of(f"{function}()").items()
            taken = {one for one, releases in every if release in releases} - {".", "?", "self"}
            return ", ".join(sorted(taken - (_OF_NUMPY if "input" in taken else set())))
        module, _, last = name.rpartition(".")
        found = (
            f"{other}.{last}"
            for other, spans in self._modules.items()
            if "._" not in f"{other}.{last}" and other != module
            if f"{other}.{last}" not in self._modules
            if any(last in names.split() for names in spans.values())
            if release in self._of(other)[last]
        )
        return min(found, key=lambda one: (one.count("."), len(one), one), default="")

    def placed(self, function: str) -> list[str]:
        """Return the arguments of a function that can stand without their names, in order."""
        spans = map(str.split, self._modules.get(f"{function}()", {}).values())
        names = next((one for one in spans if "." in one), ["."])
        return names[: names.index(".")]

    def functions(self, text: str) -> list[str]:
        """Return the functions whose names end as a program writes one, the shortest first."""
        found = [one for one in self._modules if f".{one}".endswith(f".{text}()")]
        return sorted(found, key=lambda one: (one.count("."), len(one), one))


def refused_names(question: Question, known: Callable[[str], Names]) -> dict[str, tuple[str, ...]]:
    """Return names and arguments that errors refuse, each with the measured releases that have it.

    `known` returns the names that a name belongs to.
    """
    names = {}
    for found in _REFUSED.finditer(question.text):
        module = found["module"] or found["package"]
        name = found["import"] or f"{module}.{found['attribute'] or found['name']}"
        if found["method"]:
            of = "".join(question.frameworks) if len(question.frameworks) == 1 else ""
            name = f"{of}.Tensor.{found['method']}"
        if found["argument"]:
            name = _argument(question, found, known)
        framework = name.partition(".")[0]
        having = known(name).having(name) if framework in FRAMEWORKS else None
        if having is not None and name != framework:
            names[name] = having
    return names


def _argument(question: Question, found: re.Match[str], known: Callable[[str], Names]) -> str:
    """Return which argument of which function an error refuses; empty where nobody can tell.

    The message names the function, or its class; else the call in the statement does.
    """
    argument = found["argument"]
    at = next((one.at for one in question.traces if found[0] in one.message), "")
    called = _CALL.findall(at) if re.search(rf"\b{argument}\s*=|\*\*", at) else []
    named = re.sub(r"(^|\.)__\w+__$", "", found["function"] or "")
    whole = [one for one in reversed(called) if "." in one]  # at first the innermost call
    whole.sort(key=lambda one: one.rpartition(".")[2] != named)
    sure = {*whole, *([named] if named[:1].isupper() else [])}
    else_ = ""
    for text in dict.fromkeys([*whole, *filter(None, [named]), *called]):
        for framework in sorted(question.frameworks) or FRAMEWORKS:
            names = known(f"{framework}.(")
            for function in names.functions(text):
                name = f"{function[:-1]}{argument}=)"
                having, base = names.having(name), names.having(function) or ()
                if having and {*having} < {*base}:
                    return name
                is_method = function.rpartition(".")[0].rpartition(".")[2][:1].isupper()
                if having is not None and (text in sure or having) and not is_method:
                    else_ = else_ or name
    return else_


@cache
def placed_arguments(function: str) -> list[str]:
    """Return the arguments of a framework's function that can stand without their names, in order.

    Empty where nobody could look; they end where overloads differ: `torch.max(input, dim)`.
    """
    return _shipped_arguments(function.partition(".")[0]).placed(function)


@cache
def _shipped_arguments(framework: str) -> Names:
    return Names((shipped_root() or Path()) / "envs", framework, "arguments")
