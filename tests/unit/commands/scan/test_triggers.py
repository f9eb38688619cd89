from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from factories import parse_toml, texts
from outside import eventually

from errata.commands.scan.program import Program
from errata.commands.scan.triggers import (
    FileScan,
    Hit,
    find_files,
    find_hits,
    read_trigger,
    scan_files,
    scan_source,
)
from errata.model.case import Confidence, Trigger
from errata.model.errors import UsageProblem


def hits(source: str, *, framework: str = "torch", **keys: Any) -> list[Hit]:
    several = ("code", "unless", "inside", "outside", "has", "lacks", "after", "before")
    keys = {
        k: ((v,) if isinstance(v, str) else tuple(v)) if k in several else v
        for k, v in keys.items()
    }
    where = {k: (v,) if isinstance(v, str) else v for k, v in keys.pop("where", {}).items()}
    trigger = Trigger(confidence=Confidence.LIKELY, **keys, where=tuple(where.items()))
    return find_hits(Program(source), [read_trigger("torch/x", framework, 0, trigger)])


@pytest.mark.parametrize(("name", "text"), texts("programs/marked"))
def test_a_trigger_finds_the_lines_marked_with_an_exclamation_mark_and_no_others(
    name: str, text: str
) -> None:
    keys, _, source = text.partition("---\n")
    found = [hit.line for hit in hits(source, **parse_toml(keys))]
    assert found == [n for n, line in enumerate(source.splitlines(), 1) if line.endswith("# !")]


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
        ("TORCH_MAJOR == 1 and TORCH_MINOR < 8", None, None),
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
        ("def f($X)", "def f(a, **more): pass", ["def f(a, *rest): pass", "def f(a, b): pass"]),
        ("$X.weight", "f(a.weight)", ["weight", "a.bias"]),
        ("def f(...):\n  return $X", "def f():\n  return 1", ["def g():\n  return 1", "f()"]),
        ("torch.fluid.$N", "torch.fluid.data(1)", ["torch.fluid", "torch.data", "a.fluid.data"]),
        ("f(*$X)", "f(*a)", ["f(a)", "f(**a)"]),
        ("raise $_", "raise A", ["raise"]),
        ("assert $A < $B", "assert a < b, 'a'", ["assert a > b", "a < b"]),
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
    texts = ["1", "-1", "1.0", "'a'", "True", "None", "p", "n", "h(1)"]
    body = "".join(f"    g({text})\n" for text in texts)
    found = hits(f"import torch\ndef f(p):\n    n = 1\n{body}", code="g($X)", where={"X": kind})
    assert [hit.text for hit in found] == [f"g({text})" for text in values]


@pytest.mark.parametrize("line", ["x = x.relu()", "x = x[0]", "x = x.T", "x = g(x)", "x = x"])
def test_a_value_that_was_made_in_a_thousand_steps(line: str) -> None:
    source = (
        f"import torch\ndef g(x):\n    return x\nx = torch.zeros(3)\n{line}\n" + f"{line}\n" * 999
    )
    assert (
        hits(f"{source}torch.relu(x)\n", code="torch.relu($X)", where={"X": "torch.zeros(...)"})
        == []
    )


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


# Files --------------------------------------------------------------------------------------------

GIVEN = [("torch/x", "torch", 0, Trigger(confidence=Confidence.LIKELY, code=("$X.sum().item()",)))]
SOURCE = "import torch\nx.sum().item()\n"


def scanned(name: str, data: bytes) -> FileScan:
    return scan_source(name, data, [read_trigger(*one) for one in GIVEN])


def names(folder: Path) -> list[str]:
    return [path.relative_to(folder).as_posix() for path in find_files([folder])]


def write_all(folder: Path, *files: str) -> None:
    for name in files:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(SOURCE)


def test_a_folder_without_caches_environments_and_hidden_folders(tmp_path: Path) -> None:
    write_all(tmp_path, "b/c.py", "a.py", "n.ipynb", "a.txt", ".tox/x.py", "__pycache__/x.py")
    write_all(tmp_path, "env/pyvenv.cfg", "env/lib/x.py", "node_modules/x.py")
    assert names(tmp_path) == ["a.py", "b/c.py", "n.ipynb"]
    assert find_files([tmp_path / ".tox" / "x.py", tmp_path / "a.py", tmp_path / "a.py"]) == [
        tmp_path / ".tox" / "x.py",
        tmp_path / "a.py",
    ]


def test_a_repository_without_what_git_ignores(tmp_path: Path) -> None:
    write_all(tmp_path, "a.py", "build/b.py", "new/c.py", "new/generated.py")
    (tmp_path / ".gitignore").write_text("build/\n")
    (tmp_path / "new" / ".gitignore").write_text("generated.py\n")
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    assert names(tmp_path) == ["a.py", "new/c.py"]
    assert names(tmp_path / "new") == ["c.py"]


def test_a_path_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(UsageProblem, match="no file or folder"):
        find_files([tmp_path / "absent"])


def test_a_folder_that_is_closed_is_told_and_the_others_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_all(tmp_path, "a.py", "closed/b.py")
    listed = os.scandir

    def scandir(path: str) -> Any:
        if str(path).endswith("closed"):  # who runs as root reads every folder
            raise PermissionError(13, "Permission denied", str(path))
        return listed(path)

    monkeypatch.setattr(os, "scandir", scandir)
    first, second = scan_files(find_files([tmp_path]), GIVEN, {})
    assert (first.problem, second.name) == ("", str(tmp_path / "closed"))
    assert second.problem.startswith("not read: ")


def test_a_filter_that_leaves_no_file_is_wrong_usage(tmp_path: Path) -> None:
    write_all(tmp_path, "src/a.py")
    assert find_files([tmp_path], ["other"])
    with pytest.raises(UsageProblem, match="every file is excluded"):
        find_files([tmp_path], ["src/*"])


def test_of_two_triggers_at_one_place_the_surer_is_told() -> None:
    levels = (Confidence.LIKELY, Confidence.POSSIBLE)
    sure, unsure = (Trigger(code=("torch.f()",), confidence=one) for one in levels)
    for order in ((sure, unsure), (unsure, sure)):
        read = [read_trigger("torch/x", "torch", n, each) for n, each in enumerate(order)]
        [hit] = find_hits(Program("import torch\ntorch.f()\n"), read)
        assert hit.confidence is Confidence.LIKELY


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"import torch\ndef f(:\n", "not read: invalid syntax, line 2"),
        (b"\xff\xfe\x00", "not read: "),
        (b"# coding: rot13\n", "not read: "),
        (b"import torch\n" + b"(" * 5_000 + b")" * 5_000, "not read: "),
        (b"import torch\nx = 1" + b" + 1" * 20_000, "not read: "),
        (b"import torch\nx = " + b"-" * 50_000 + b"1", "not read: "),
        (b"import torch\n" + b"x" * 6_000_000, "not read: 6 MB; the limit is 5 MB"),
        (b"import torch\nx = 1\x00", "not read: "),
    ],
)
def test_hostile_files_are_one_line_each(data: bytes, problem: str) -> None:
    found = scanned("x.py", data)
    assert found.problem.startswith(problem), found.problem
    assert "\n" not in found.problem
    assert not found.hits


def test_a_line_of_many_megabytes_is_read() -> None:
    found = scanned("x.py", b"import torch\ny = '" + b"x" * 4_000_000 + b"'\nx.sum().item()\n")
    assert [hit.line for hit in found.hits] == [3]


def notebook(*cells: tuple[str, str]) -> bytes:
    made = [{"cell_type": kind, "source": text.splitlines(True)} for kind, text in cells]
    return json.dumps({"cells": made}).encode()


def test_cells_of_a_notebook() -> None:
    found = scanned(
        "n.ipynb",
        notebook(
            ("code", "%matplotlib inline\n!pip install torch\nimport torch\nx.sum().item()"),
            ("markdown", "x.sum().item()"),
            ("code", "%%bash\nrm -rf /"),
            ("code", "if x:\n    %time y\n    x.sum().item()\n"),
        ),
    )
    assert [found.place(hit.line) for hit in found.hits] == ["n.ipynb:cell 1:4", "n.ipynb:cell 4:3"]
    for data in (b"{}", b"[1", b'{"cells": 1}', b'{"cells": [{}]}'):
        assert scanned("n.ipynb", data).problem == "not read: not a notebook"


def test_several_processes_find_what_one_does(tmp_path: Path) -> None:
    for number in range(60):
        (tmp_path / f"m{number:02}.py").write_text(SOURCE + "x.sum().item()\n" * (number % 3))
    (tmp_path / "m07.py").write_text("import torch\ndef f(:")
    files = find_files([tmp_path])
    alone = list(scan_files(files, GIVEN, {}, jobs=1))
    assert list(scan_files(files, GIVEN, {}, jobs=2)) == alone
    assert sum(len(one.hits) for one in alone) == 118
    [bad] = [one for one in alone if one.problem]
    assert bad.name.endswith("m07.py")


STARTED = """
import os, sys, time
from pathlib import Path
from errata.commands.scan.triggers import find_files, scan_files
next(scan := scan_files(find_files([Path(sys.argv[1])]), [], {}, jobs=2))
print(Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text(), flush=True)
time.sleep(60)
"""


def test_no_worker_outlives_the_command_whoever_ends_it(tmp_path: Path) -> None:
    for number in range(60):
        (tmp_path / f"m{number:02}.py").write_text(SOURCE)
    command = [sys.executable, "-c", STARTED, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        workers = [Path("/proc", pid) for pid in running.stdout.readline().split()]
        running.terminate()
    assert len(workers) == 2
    assert eventually(lambda: not any(worker.exists() for worker in workers), 20)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "gone.py").symlink_to(tmp_path / "nothing")
    [found] = scan_files([tmp_path / "gone.py"], GIVEN, {})
    assert found.problem == "not read: No such file or directory"


def test_neighbours_count_in_a_long_file() -> None:
    others = "class A:\n    def __init__(self):\n" + "        self.x = 1\n" * 1100
    own = "class B:\n    def __init__(self):\n        self.f = ModuleList()\n{}        self.f(1)\n"
    keys = {"code": "self.$F(...)", "has": "self.$F = torch.nn.ModuleList()", "scope": "class"}
    for extra, found in (("", 1), ("        self.f = None\n", 0)):
        source = f"from torch.nn import ModuleList\n{others}{own.format(extra)}"
        assert len(hits(source, lacks="self.$F = None", **keys)) == found
