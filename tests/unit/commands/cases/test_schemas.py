"""Every document that a command writes for programs has a schema, and keeps to it."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from documents import load_schema
from factories import CASE_TOML, REPOSITORY
from jsonschema import Draft202012Validator
from outside import Errata
from typer.main import get_command

from errata.cli.app import app
from errata.commands.cases.command import schema_texts

SCHEMAS = REPOSITORY / "docs" / "schema"
DOCUMENTS = {
    "run": "run",
    "report": "run",
    "plan": "plan",
    "upgrade": "upgrade",
    "bisect": "bisect",
    "history": "history",
    "compare": "comparison",
    "alerts": "alerts",
    "capture": "capture",
    "diagnose": "diagnosis",
    "triage": "triage",
    "scan": "scan",
    "workarounds": "workarounds",
    "watch": "watch",
    "list": "cases",
    "show": "show",
    "check": "check",
    "runs": "runs",
    "costs": "costs",
    "doctor": "doctor",
    "envs list": "environments",
    "evaluate": "evaluation",
    "envs releases": "releases",
}
"""The schema of what each command writes; `case` describes what people write."""


def load(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((SCHEMAS / f"{name}.schema.json").read_text("utf-8"))
    return loaded


def commands(group: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """List all commands with their full names; their class is that of typer's own click."""
    children = getattr(group, "commands", None)
    if children is None:
        yield name, group
        return
    for word, child in children.items():
        yield from commands(child, f"{name} {word}".strip())


def test_every_command_that_writes_json_has_a_schema() -> None:
    found = {
        name
        for name, command in commands(get_command(app))
        if any("--json" in parameter.opts for parameter in command.params)
    }
    assert found == set(DOCUMENTS)


def test_every_schema_is_of_some_document() -> None:
    there = {path.name.removesuffix(".schema.json") for path in SCHEMAS.iterdir()}
    assert there == {*DOCUMENTS.values(), "case", "watch-plan"}  # `errata watch --plan`


def test_generated_schemas_are_checked_in() -> None:
    """Where this fails: errata schema --write docs/schema."""
    for name, text in schema_texts().items():
        assert (SCHEMAS / f"{name}.schema.json").read_text("utf-8") == text, name


@pytest.mark.parametrize("name", sorted(set(DOCUMENTS.values())))
def test_a_schema_names_document_and_version_and_refuses_unknown_keys(name: str) -> None:
    schema = load(name)
    Draft202012Validator.check_schema(schema)
    assert {"errata", "schema"} <= set(schema["required"])
    assert isinstance(schema["properties"]["errata"]["const"], str)
    assert isinstance(schema["properties"]["schema"]["const"], int)
    assert schema["additionalProperties"] is False


def written(errata: Errata, name: str, *arguments: str) -> Any:
    """Return the document of a command, which keeps to the schema that is called so."""
    errata(*arguments, "--json", "out.json", code=None)
    document = json.loads(Path("out.json").read_text("utf-8"))
    load_schema(name).validate(document)
    return document


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("list", {"cases": 1}),
        ("show torch/one", {"fix_known": True, "observed": 0, "expectations": 1}),
        ("check", {"valid": True, "cases": 1, "recorded": 0, "problems": 0, "mutations": None}),
        ("check --mutations", {"valid": False, "problems": 1}),  # nothing is recorded yet
        ("runs", {"runs": 0}),
        ("plan --env torch-2.15.0", {"environments": 1}),
        ("envs list torch-2.15.0", {"environments": 1}),
        ("doctor", {"framework_devices": 0}),
    ],
)
def test_a_document_keeps_to_its_schema(
    command: str,
    expected: dict[str, Any],
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
    errata: Errata,
) -> None:
    monkeypatch.setenv("ERRATA_HOME", str(place / "home"))
    [name] = [name for name in DOCUMENTS if f"{command} ".startswith(f"{name} ")]
    document = written(errata, DOCUMENTS[name], *command.split())
    found = {name: document[name] for name in expected}
    counted = {n: len(item) if isinstance(item, list) else item for n, item in found.items()}
    assert counted == expected


def test_a_check_lists_every_problem_in_its_document(place: Path, errata: Errata) -> None:
    (place / "cases" / "torch" / "one" / "case.toml").write_text('titel = "x"\n')
    document = written(errata, "check", "check")
    assert not document["valid"]
    hints = [problem["hint"] for problem in document["problems"] if problem["key"] == "titel"]
    assert hints == ["did you mean 'title'?"]


def test_a_diagnosis_keeps_to_its_schema(place: Path, errata: Errata) -> None:
    message = "the reshaped operands do not broadcast together: "
    toml = CASE_TOML.replace("shapes do not fit: …", f"{message}…")
    (place / "cases" / "torch" / "one" / "case.toml").write_text(toml)
    words = (
        "Traceback (most recent call last):\n"
        '  File "x.py", line 3, in <module>\n    torch.vmap(model)(x)\n'
        f"RuntimeError: {message} 2"
    )
    (place / "trace.txt").write_text(words)
    document = written(errata, "diagnosis", "diagnose", "trace.txt")
    assert [one["case"] for one in document["recognised"]] == ["torch/one"]


def test_a_capture_keeps_to_its_schema(place: Path, errata: Errata) -> None:
    (place / "mine.py").write_text('raise ValueError("mine")\n')
    document = written(errata, "capture", "capture", "mine.py", "--python", sys.executable)
    assert document["result"]["signature"]["type"] == "ValueError"


FORMATS = (REPOSITORY / "docs" / "formats.md").read_text("utf-8")
CALL = re.compile(r"(?<![\w/`])`?errata (?P<command>[a-z]+)(?P<rest>[^\n|>`']*)")


@pytest.mark.parametrize("call", sorted({match[0].lstrip("`") for match in CALL.finditer(FORMATS)}))
def test_every_command_and_option_on_the_page_exists(call: str) -> None:
    name, *words = call.split()[1:]
    if name in ("ended", "does"):  # prose
        return
    known = dict(commands(get_command(app)))[f"envs {words[0]}" if name == "envs" else name]
    options = {option for parameter in known.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= options


def test_the_examples_for_services_are_yaml() -> None:
    blocks = re.findall(r"```yaml\n(.*?)```", FORMATS, re.DOTALL)
    github, gitlab = (yaml.safe_load(block) for block in blocks)
    steps = [step.get("run", "") for step in github["jobs"]["errata"]["steps"]]
    assert any("errata report --markdown" in step for step in steps)
    assert gitlab["errata"]["artifacts"]["reports"] == {"junit": "errata.xml"}


def test_the_page_names_the_schema_of_every_command() -> None:
    table = FORMATS.partition("| command | schema |")[2].partition("\n\n")[0]
    for command, schema in DOCUMENTS.items():
        [row] = [line for line in table.splitlines() if f"`errata {command} --json" in line]
        assert f"`{schema}`" in row
