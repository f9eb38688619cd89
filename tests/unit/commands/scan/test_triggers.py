from __future__ import annotations

from typing import Any

import pytest

from errata.commands.scan.program import Program
from errata.commands.scan.triggers import Hit, find_hits, read_trigger
from errata.model.case import Confidence, Trigger


def hits(source: str, *, framework: str = "torch", **keys: Any) -> list[Hit]:
    several = ("code", "unless", "inside", "outside", "has", "lacks", "after", "before")
    keys = {k: (v,) if k in several and isinstance(v, str) else v for k, v in keys.items()}
    where = {k: (v,) if isinstance(v, str) else v for k, v in keys.pop("where", {}).items()}
    trigger = Trigger(confidence=Confidence.LIKELY, **keys, where=tuple(where.items()))
    return find_hits(Program(source), [read_trigger("torch/x", framework, 0, trigger)])


def lines(source: str, **keys: Any) -> list[int]:
    return [hit.line for hit in hits(source, **keys)]


def marked(source: str) -> list[int]:
    """Return the lines that end in a comment `!`: a trigger must find these and no others."""
    return [number for number, line in enumerate(source.splitlines(), 1) if line.endswith("# !")]


NAMES = """
import torch
import torch as t
import torch.functional
from torch import stft
from torch import stft as spectrum
transform = torch.stft
torch.stft(x, 8)  # !
t.stft(x, 8)  # !
stft(x, 8)  # !
spectrum(x, 8)  # !
transform(x, 8)  # !
librosa.stft(x, 8)
x.stft(8)
stft
torch.stft(x, 8, return_complex=True)
torch.stft(x, 8, **options)
def own(stft):
    return torch.fft(stft)
if old:
    from torch import stft as either
else:
    from librosa import stft as either
either(x, 8)
try:
    from torch import stft as newest
except ImportError:
    from librosa import stft as newest
newest(x, 8)  # !
"""

CONTEXTS = """
import torch
from functools import partial
from torch.func import vmap, grad
def given(x):
    return x.item()  # !
vmap(given)(xs)
def by_name(x):
    return x.item()  # !
mapped = vmap(grad(by_name), in_dims=0)
@vmap
def decorated(x):
    return x.item()  # !
@partial(torch.vmap, randomness="different")
def by_partial(x):
    return x.item()  # !
def helper(x):
    return x.item()  # !
vmap(lambda x: helper(x) + x.item())  # !
class Net(torch.nn.Module):
    def forward(self, x):
        return self.inner(x)
    def inner(self, x):
        return x.item()  # !
    def other(self, x):
        return x.item()
net = Net().eval().to("cpu")
vmap(net)(xs)
def alone(x):
    return x.item()
"""

CLASSES = """
import mindspore as ms
from mindspore import nn
class Base(nn.Cell):
    pass
class Net(Base):
    def construct(self, x):
        self.seen.append(x)  # !
        return self.tail(x)
    def tail(self, x):
        self.seen.append(x)  # !
        return x
    def record(self, x):
        self.seen.append(x)
class Plain:
    def construct(self, x):
        self.seen.append(x)
"""

FLOW = """
import torch
def fresh(x):
    out = torch.zeros(3)
    out[0] = x  # !
    return out
def copied(x):
    out = torch.zeros(3)
    out = out + x
    out[0] = x
    return out
def given(out, x):
    out[0] = x
    return out
def either(x):
    out = torch.zeros(3) if x else torch.ones(3)
    out[0] = x  # !
def paired(x):
    out, other = torch.zeros(3), x
    out[0] = x  # !
    other[0] = x
def again(x):
    out = torch.zeros(3)
    out = out.to("cpu")
    out[0] = x  # !
def moved(x):
    out = torch.zeros(3).to("cpu")
    out[0] = x  # !
class Buffer:
    def __init__(self):
        self.out = torch.zeros(3)
    def write(self, x):
        self.out[0] = x  # !
"""

GUARDS = """
import torch
try:
    from torch.func import vmap
except ImportError:
    from functorch import vmap
torch.cholesky(x)  # !
if tuple(map(int, torch.__version__.split("."))) < (1, 8):
    torch.cholesky(x)
if not hasattr(torch.linalg, "cholesky"):
    torch.cholesky(x)
solve = getattr(torch, "cholesky_ex", torch.cholesky)
y = torch.cholesky(x) if TORCH_1_8 else None
try:
    torch.cholesky(x)
except AttributeError:
    pass
try:
    torch.cholesky(x)  # !
except RuntimeError:
    pass
torch.cholesky(x)  # errata: ignore[torch/x]
torch.cholesky(x)  # errata: ignore
torch.cholesky(x)  # errata: ignore[torch/y]  # !
"""


@pytest.mark.parametrize(
    ("source", "keys"),
    [
        (NAMES, {"code": "torch.stft(...)", "unless": "torch.stft(..., return_complex=$_)"}),
        (CONTEXTS, {"code": "$X.item()", "inside": "torch.func.vmap(...)"}),
        (
            CLASSES,
            {
                "code": "self.$LIST.append(...)",
                "inside": "class $_(mindspore.nn.Cell):\n  def construct(...)",
                "framework": "mindspore",
            },
        ),
        (FLOW, {"code": "$X[...] = $_", "where": {"X": "torch.zeros(...)"}}),
        (GUARDS, {"code": "torch.cholesky"}),
    ],
    ids=["names", "contexts", "classes", "flow", "guards"],
)
def test_finds_the_marked_lines_and_no_others(source: str, keys: dict[str, Any]) -> None:
    assert lines(source, **keys) == marked(source)


OLD = """
from packaging.version import Version as V
from packaging import version
import torch
import mindspore
import torch as t
TORCH = version.parse(torch.__version__)
LEAST = version.parse("2.1")
if {}:
    torch.cholesky(x)
else:
    torch.cholesky(x)
"""


@pytest.mark.parametrize(
    ("test", "body", "other"),
    [
        ('torch.__version__ >= "2.0"', ">=2.0", "<2.0"),
        ('version.parse(t.__version__) < version.parse("2.1")', "<2.1", ">=2.1"),
        ('V("2.1.0a0") <= V(torch.__version__)', ">=2.1.0a0", "<2.1.0a0"),
        ("TORCH > LEAST", ">2.1", "<=2.1"),
        ("not TORCH > LEAST", "<=2.1", ">2.1"),
        ('x.training and torch.__version__ >= "2.0"', ">=2.0", None),
        ('torch.__version__ < "2.0" or TORCH > LEAST', None, ">=2.0 <=2.1"),
        ('torch.__version__ >= "2.0" and hasattr(torch, "x")', None, None),
        ('"2.0" <= torch.__version__ < "2.5"', None, None),
        ('torch.__version__ == "2.0.1"', None, None),
        ('torch.__version__ >= "2.0.1+cpu"', None, None),
        ("torch.__version__ >= least", None, None),
        ("torch.__version__ >= (2, 0)", None, None),
        ('torch.__version__ >= "new"', None, None),
        ('torch.__version__[:3] >= "2.0"', None, None),
        ('mindspore.__version__ >= "2.0"', None, None),
        ('torchvision.__version__ >= "0.2"', None, None),
    ],
)
def test_code_below_a_comparison_has_it_as_a_check(
    test: str, body: str | None, other: str | None
) -> None:
    found = {hit.line: hit.checks for hit in hits(OLD.format(test), code="torch.cholesky")}
    written = {line: " ".join(map("".join, checks)) for line, checks in found.items()}
    assert (written.get(10), written.get(12)) == (body, other)


def test_checks_are_of_the_framework_of_the_trigger() -> None:
    source = "import mindspore\nif {} >= '2.0':\n    mindspore.f()\n"
    keys: dict[str, Any] = {"code": "mindspore.f()", "framework": "mindspore"}
    assert not hits(source.format("mindspore.__version__"), **keys)  # compares texts
    [hit] = hits(source.format("Version(mindspore.__version__)"), **keys)
    assert hit.checks == ((">=", "2.0"),)


def test_a_check_decides_where_code_surely_runs() -> None:
    def runs(sign: str, *releases: str) -> list[bool]:
        source = f"import torch\nif torch.__version__ {sign} '2.9':\n    torch.f()\n"
        [hit] = hits(source, code="torch.f()")
        return [hit.runs_on(release) for release in releases]

    assert runs(">=", "2.8.0", "2.9.0", "2.9.0+cpu", "2.15.0") == [False, True, True, True]
    assert runs("<", "2.8.0", "2.9.0", "2.9.0.dev20250901", "main") == [True, False, True, False]
    assert runs("<=", "2.8.0", "2.9.0") == [True, False]  # 2.9.0+cpu is above 2.9
    assert runs(">", "2.9.0", "2.10.0") == [False, True]


@pytest.mark.parametrize(
    ("code", "found", "missed"),
    [
        ("f(1)", "f(1)", ["f(1, 2)", "f(1, a=2)", "f(True)", "f(1, **k)", "f(*a)"]),
        ("f($X, $X)", "f(a.b, a.b)", ["f(a, b)", "f(a)"]),
        ("f(..., k=True)", "f(a, k=True, z=1)", ["f(a)", "f(a, k=False)", "f(a, **k)"]),
        ("f(..., $K=$_)", "f(a, b=1)", ["f(a)", "f(a, **k)"]),
        ("f([$X, ...])", "f([a, b, c])", ["f([])", "f((a, b))"]),
        ("$A, $B = f($B)", "a, b = f(b)", ["a, b = f(a)", "b = f(b)"]),
        ("f(..., $X)", "f(a, b, c)", ["f()", "f(k=1)"]),
        ('$X["$KEY"] = $_', 'x["a"] = 1', ["x[a] = 1", "x[0] = 1", 'x["a"] += 1']),
        ("$X += $_", "x += 1", ["x -= 1", "x = x + 1"]),
        ("$X ** -$Y", "2 ** -3", ["2 ** 3", "2 * -3"]),
        ("for $_ in $_: ...\nelse: ...", "for a in b:\n  c\nelse:\n  d", ["for a in b:\n  c"]),
        ("while $_: ...", "while a:\n  b", ["for a in b:\n  c"]),
        ("global $X", "def f():\n  global a, b", ["def f():\n  nonlocal a"]),
        ('f"{$X:$F}"', 'f"layer {n:03d}"', ['f"layer {n}"', '"{n:03d}"']),
        ("with f(): ...", "with a, f():\n  b", ["with f(1):\n  b"]),
        ("$X = f(...)", "a: int = f(1)", ["a = g(1)"]),
        ("def forward(...)", "def forward(self, x): pass", ["def backward(self, x): pass"]),
        ("def $_(..., $X, $X)", "", ["def f(a, b): pass"]),
        ("$X.weight", "f(a.weight)", ["weight", "a.bias"]),
        ("def f(...):\n  return $X", "def f():\n  return 1", ["def g():\n  return 1", "f()"]),
        ("torch.fluid.$N", "torch.fluid.data(1)", ["torch.fluid", "torch.data", "a.fluid.data"]),
        ("f(*$X)", "f(*a)", ["f(a)", "f(**a)"]),
        ("raise $_", "raise A", ["raise"]),
        ("$X.$M(...)", "a.b(c)", ["a(b)"]),
        ("print(...)", "print(1)", ["log.print(1)", "print"]),
    ],
)
def test_a_pattern_reads_as_the_code_that_it_finds(
    code: str, found: str, missed: list[str]
) -> None:
    def is_found(source: str) -> bool:
        return bool(hits("import torch\n" + source, code=code))

    assert is_found(found) or not found
    assert [source for source in missed if is_found(source)] == []


def test_scopes_of_neighbours() -> None:
    source = """
import torch
class Own(torch.utils.data.Dataset):  # !
    def __getitem__(self, n):
        return n
class Sized:
    def __len__(self):
        return 1
class Inherits(Counted):
    pass
class Counted(torch.utils.data.Dataset):
    def __len__(self):
        return 1
class Inherited(Counted):
    def __getitem__(self, n):
        return n
"""
    keys = {"code": "class $_(torch.utils.data.Dataset)", "lacks": "def __len__(...)"}
    assert lines(source, **keys) == [3]
    source = "import torch\nx.a()\nx.b()\nx.a()\nx.c()\n"
    assert lines(source, code="$X.a()", after="$X.b()") == [4]
    assert lines(source, code="$X.a()", before="$X.b()") == [2]
    assert lines(source, code="$X.a()", has=("$X.b()", "$X.c()")) == [2, 4]
    assert lines(source, code="$X.a()", has="$Y.b()", where={"Y": "/z/"}) == []
    source += "if y:\n    x.d()\n"
    assert lines(source, code="$X.c()", has="if $_:\n    $X.d()") == [5]
    assert lines(source, code="$X.c()", has="if $_:\n    $X.a()") == []


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("int", ["1", "-1", "n"]),
        ("float", ["1.0"]),
        ("str", ["'a'"]),
        ("bool", ["True"]),
        ("literal", ["1", "-1", "1.0", "'a'", "True", "None", "n"]),
        ("name", ["p", "n"]),
        ("parameter", ["p"]),
        ("/n|p/", ["p", "n"]),
    ],
)
def test_kinds_of_holes(kind: str, values: list[str]) -> None:
    texts = ["1", "-1", "1.0", "'a'", "True", "None", "p", "n", "f(1)"]
    body = "".join(f"    g({text})\n" for text in texts)
    found = hits(f"import torch\ndef f(p):\n    n = 1\n{body}", code="g($X)", where={"X": kind})
    assert [hit.text for hit in found] == [f"g({text})" for text in values]


def test_a_replacement_keeps_the_arguments_as_they_are_written() -> None:
    replace = "torch.stft(..., return_complex=True)"
    [hit] = hits("import torch\ny = torch.stft( x,  2*4 )", code="torch.stft(...)", replace=replace)
    assert (hit.text, hit.replacement) == (
        "torch.stft( x,  2*4 )",
        "torch.stft(x, 2*4, return_complex=True)",
    )


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ({"code": "torch.stft("}, "is not a pattern"),
        ({"code": "a; b"}, "one expression or one statement"),
        ({"code": "f($X)", "where": {"Y": "int"}}, r"no pattern has the hole \$Y"),
        ({"code": "f($X)", "where": {"X": "/(/"}}, "no regular expression"),
    ],
)
def test_a_wrong_pattern_says_what_is_wrong(keys: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        hits("import torch", **keys)


def test_a_program_without_the_framework_has_no_hits() -> None:
    assert hits("import numpy\nx.item()", code="$X.item()") == []
    assert hits("import numpy, torch\nx.item()", code="$X.item()") != []


def test_annotations_use_no_name() -> None:
    source = "import torch\ndef f(x: torch.symeig = torch.symeig) -> torch.symeig:\n"
    source += "    y: torch.symeig = torch.symeig(x)\n    return y\n"
    assert [(hit.line, hit.column) for hit in hits(source, code="torch.symeig")] == [
        (2, 24),
        (3, 22),
    ]


def test_what_a_variable_or_a_pair_was_assigned() -> None:
    source = "import torch\nwhole = False\n"
    source += "torch.f(x, graph=whole)  # !\ntorch.f(x, graph=other)\n"
    assert lines(source, code="torch.f(..., graph=False)") == marked(source)
    pair = "import torch\nbest, kept, n = 0, net.state_dict(), 1\nkept = copy(net)\n"
    assert lines(pair, code="$K = $M.state_dict()") == [2]
    made = "import torch\ny = self.act(x)\nz = self.proj(x)\ny += x  # !\nz += x\n"
    where = {"Y": "self.$A(...)", "A": "/act/"}
    assert lines(made, code="$Y += $_", where=where) == marked(made)


def test_a_change_of_dtype_makes_another_object() -> None:
    source = "import torch\na = torch.ones(2).to(dev)\nb = torch.ones(2).to(torch.half)\n"
    source += "net(a)  # !\nnet(b)\n"
    assert lines(source, code="net($X)", where={"X": "torch.ones(...)"}) == marked(source)


def test_the_two_branches_of_an_if_are_not_above_each_other() -> None:
    source = "import torch\nif old:\n    a()\nelse:\n    b()\nif new:\n    b()  # !\n"
    assert lines(source, code="b()", after="a()") == marked(source)
    assert lines(source, code="b()", has="a()") == [5, 7]


def test_a_block_stands_in_another_without_a_class_between() -> None:
    source = """
import torch
class Outer(torch.nn.Module):
    def __init__(self):
        class Inner:
            def forward(self): ...
        def forward(self): ...  # !
"""
    code = "class $_(torch.nn.Module):\n    def __init__(...):\n        def forward(...)"
    assert lines(source, code=code) == marked(source)


def test_functional_call_runs_its_module() -> None:
    source = """
import torch
class Net(torch.nn.Module):
    def forward(self, x):
        return x.item()  # !
net = Net()
def loss(w, x):
    return torch.func.functional_call(net, w, (x,))
torch.func.grad(loss)(w, x)
"""
    assert lines(source, code="$X.item()", inside="torch.func.grad(...)") == marked(source)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("ms.set_context(mode=ms.GRAPH_MODE)", Confidence.LIKELY),
        ("ms.set_context(mode=0)", Confidence.LIKELY),
        ("ms.set_context(mode=ms.PYNATIVE_MODE)", None),
        ("ms.set_context(mode=1)", None),
        ("ms.set_seed(1)", Confidence.POSSIBLE),  # nothing says which mode it runs in
    ],
)
def test_graph_mode_must_be_shown(line: str, found: Confidence | None) -> None:
    source = f"import mindspore as ms\n{line}\n"
    source += "class Net(ms.nn.Cell):\n    def construct(self, x):\n        x.sort()\n"
    keys = {"code": "$X.sort()", "inside": "class $_(mindspore.nn.Cell):\n    def construct(...)"}
    levels = [hit.confidence for hit in hits(source, framework="mindspore", mode="graph", **keys)]
    assert levels == ([found] if found else [])
    jitted = source.replace("    def construct", "    @ms.jit\n    def construct")
    (hit,) = hits(jitted, framework="mindspore", mode="graph", **keys)
    assert hit.confidence is Confidence.LIKELY


@pytest.mark.parametrize(
    ("given", "found"),
    [
        (", full_graph=True", Confidence.LIKELY),
        (", full_graph=False", None),
        (", full_graph=MODE == 'ast'", Confidence.LIKELY),
        ("", Confidence.POSSIBLE),
    ],
)
def test_the_ast_transformer_must_be_shown(given: str, found: Confidence | None) -> None:
    source = f"import paddle\ndef f(x):\n    x.numpy()\nf = paddle.jit.to_static(f{given})\n"
    inside = "paddle.jit.to_static(...)"
    found_ = hits(source, framework="paddle", mode="ast", code="$X.numpy()", inside=inside)
    assert [hit.confidence for hit in found_] == ([found] if found else [])
