"""Turn ExportDB's examples, which ship inside torch, into cases: exported, and run eagerly."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from errata.model.case import Kind
from errata.model.errors import UsageProblem
from tools.gather.sources import Gathered

_FOLDER = Path("_export", "db", "examples")
_URL = "https://docs.pytorch.org/docs/stable/generated/exportdb/index.html"
_OWN_MODULE = "torch._export.db.case"  # private; it only defines the constants that are read here
_FACTS = ("tags", "support_level")
_HEADER = '"""{title}"""\n\n{future}import copy\n\n'
# Examples change their inputs and their models: each call gets copies of its own.
_EXPORTED = """

def run(program):
    torch.manual_seed(0)
    return program(*copy.deepcopy(example_args), **copy.deepcopy({arguments}))


exported = torch.export.export(
    copy.deepcopy(model), copy.deepcopy(example_args), copy.deepcopy({arguments}){shapes}
)
torch.testing.assert_close(run(exported.module()), run(copy.deepcopy(model)))
"""
_EAGER = """

def run(program):
    torch.manual_seed(0)
    return program(*copy.deepcopy(example_args), **copy.deepcopy({arguments}))


torch.testing.assert_close(run(copy.deepcopy(model)), run(copy.deepcopy(model)))
"""


@dataclass(frozen=True, kw_only=True)
class Example:
    """One example: its program without ExportDB's own bookkeeping, and its description.

    `future` are the `__future__` imports, which must come first.
    """

    name: str
    description: str
    tags: tuple[str, ...]
    is_supported: bool
    future: str
    program: str
    has_arguments: bool
    has_shapes: bool


def gather_exportdb(torch: Path) -> list[Gathered]:
    """Read every example of the torch in the folder `torch`; raises UsageProblem without any."""
    folder = torch / _FOLDER
    found = [_case(example) for example in _examples(folder)]
    if not found:
        raise UsageProblem(
            f"{folder} has no ExportDB examples in a known form",
            hint="torch has them from 2.5 on: name another release with --env",
        )
    return found


def read_example(name: str, text: str) -> Example | None:
    """Read one file of ExportDB; None if it holds no example."""
    tree = ast.parse(text)
    values = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    if "model" not in values or "example_args" not in values:
        return None
    kept = [node for node in tree.body if not _is_bookkeeping(node)]
    future = [node for node in kept if _is_future(node)]
    level = values.get("support_level")
    return Example(
        name=name,
        description=_description(tree, values["model"]),
        tags=_texts(values.get("tags")),
        is_supported=level is None or "NOT_SUPPORTED" not in ast.unparse(level),
        future="".join(_source_of(text, node) for node in future),
        program="".join(_source_of(text, node) for node in kept if node not in future),
        has_arguments="example_kwargs" in values,
        has_shapes="dynamic_shapes" in values,
    )


def _examples(folder: Path) -> Iterator[Example]:
    for path in sorted(folder.glob("*.py")):
        if path.stem != "__init__":
            example = read_example(path.stem, path.read_text(encoding="utf-8"))
            if example is not None:
                yield example


def _case(example: Example) -> Gathered:
    spoken = example.name.replace("_", " ")
    says = "supported" if example.is_supported else "not supported yet"
    title = f"ExportDB: {spoken} ({says})"
    values = {
        "arguments": "example_kwargs" if example.has_arguments else "{}",
        "shapes": ", dynamic_shapes=dynamic_shapes" if example.has_shapes else "",
    }
    name = f"ExportDB's example {example.name}"
    return Gathered(
        slug=example.name.replace("_", "-"),
        title=title,
        kind=Kind.EXCEPTION,
        areas=("export", *(tag.partition(".")[2] for tag in example.tags if "." in tag)),
        cause=f"ExportDB, which ships with torch, lists this program as {says}:\n\n"
        f"{example.description}",
        fix="`fixed.py` runs the same program without exporting it.",
        url=_URL,
        note=f"Made from the installed torch: example `{example.name}`, {says}",
        broken=_HEADER.format(title=f"{name}, exported.", future=example.future)
        + example.program
        + _EXPORTED.format(**values),
        fixed=_HEADER.format(title=f"{name}, run eagerly.", future=example.future)
        + example.program
        + _EAGER.format(**values),
    )


def _is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def _is_bookkeeping(node: ast.stmt) -> bool:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True  # a docstring or another unused text
    if isinstance(node, ast.ImportFrom):
        return node.module == _OWN_MODULE
    if isinstance(node, ast.Assign):
        return all(isinstance(t, ast.Name) and t.id in _FACTS for t in node.targets)
    return False


def _source_of(text: str, node: ast.stmt) -> str:
    """Return a statement as written, decorators included, with blank lines around definitions."""
    lines = text.splitlines(keepends=True)
    decorators: Sequence[ast.expr] = getattr(node, "decorator_list", ())
    first = min([node.lineno, *(one.lineno for one in decorators)])
    source = "".join(lines[first - 1 : node.end_lineno])
    gap = "\n\n" if isinstance(node, ast.ClassDef | ast.FunctionDef) else ""
    return f"{gap}{source.rstrip()}\n{gap}"


def _description(tree: ast.Module, model: ast.expr) -> str:
    """Return the docstring of the model's class, or of another class of the file."""
    made_by = model.func if isinstance(model, ast.Call) else None
    wanted = made_by.id if isinstance(made_by, ast.Name) else ""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    for node in sorted(classes, key=lambda node: node.name != wanted):
        text = ast.get_docstring(node)
        if text:
            return text
    return "ExportDB does not describe it."


def _texts(node: ast.expr | None) -> tuple[str, ...]:
    if not isinstance(node, ast.Set | ast.List | ast.Tuple):
        return ()
    return tuple(
        item.value
        for item in node.elts
        if isinstance(item, ast.Constant) and isinstance(item.value, str)
    )
