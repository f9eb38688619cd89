"""`errata mcp`, asked over standard input and output by the client of the official SDK."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from command_host import run_command
from factories import CASE_TOML, REPOSITORY, write_case
from mcp import ClientSession, StdioServerParameters, stdio_client
from mcp.types import CallToolResult, TextContent, Tool
from outside import Errata, run_program

CASE = "torch/quantile-too-large"
ERROR = "RuntimeError: quantile() input tensor is too large"
RELEASES = {"framework": "torch", "before": "2.5.1", "after": "2.15.0"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a project with one case of its own, of which nothing is recorded."""
    root = tmp_path_factory.mktemp("asked")
    (root / "pyproject.toml").write_text("")
    (root / "envs").symlink_to(REPOSITORY / "envs")
    write_case(root / "cases" / "torch" / "one", CASE_TOML)
    return root


def surroundings(place: Path) -> dict[str, str]:
    return {**os.environ, "ERRATA_HOME": str(place / "home")}


def ask(place: Path, *calls: tuple[str, dict[str, Any]]) -> tuple[list[Tool], list[CallToolResult]]:
    """Start the server as an assistant does; return its tools and its answers."""
    server = StdioServerParameters(
        command=sys.executable, args=["-m", "errata", "mcp"], cwd=place, env=surroundings(place)
    )

    async def talk() -> tuple[list[Tool], list[CallToolResult]]:
        async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
            await session.initialize()
            listed = await session.list_tools()
            return listed.tools, [await session.call_tool(*call) for call in calls]

    return asyncio.run(asyncio.wait_for(talk(), 120))


def text_of(answer: CallToolResult) -> str:
    [content] = answer.content
    assert isinstance(content, TextContent)
    return content.text


def command(place: Path, *words: str, given: str = "") -> str:
    asked = (*words, "--json", "-")
    done = run_command(asked, cwd=place, variables=surroundings(place), given=given)
    assert done.returncode in (0, 1), done.stderr
    return done.stdout


def test_each_tool_returns_the_document_of_its_command(place: Path) -> None:
    tools, answers = ask(
        place,
        ("diagnose", {"text": ERROR, "release": "2.5.1"}),
        ("diagnose", {"text": "ValueError: nobody has seen this one"}),
        ("show", {"case": CASE}),
        ("history", {"case": CASE}),
    )
    assert [tool.name for tool in tools] == ["diagnose", "show", "history", "upgrade"]
    assert all(tool.annotations and tool.annotations.read_only_hint for tool in tools)
    assert not any(answer.is_error for answer in answers)
    assert [text_of(answer) for answer in answers] == [
        command(place, "diagnose", "--release", "2.5.1", given=ERROR),
        command(place, "diagnose", given="ValueError: nobody has seen this one"),
        command(place, "show", CASE),
        command(place, "history", CASE),
    ]
    known, unknown = (json.loads(text_of(answer)) for answer in answers[:2])
    assert (known["answer"], known["recognised"][0]["case"]) == ("this failure", CASE)
    assert unknown["answer"] == "not known"


def test_an_upgrade_is_answered_from_the_record_and_runs_nothing(place: Path) -> None:
    both = ["torch/one", CASE]
    _, (whole, part, none) = ask(
        place,
        ("upgrade", {**RELEASES, "cases": [CASE]}),
        ("upgrade", {**RELEASES, "cases": both}),
        ("upgrade", {**RELEASES, "cases": ["torch/one"]}),
    )
    answered = json.loads(text_of(whole))
    told = json.loads(command(place, "upgrade", *RELEASES.values(), CASE))
    for document in (answered, told):
        del document["started"], document["wall_s"]
    assert answered == told
    assert answered["unfinished"] == 0
    assert json.loads(text_of(part))["unfinished"] == 1, "that of the case without a record"
    assert none.is_error
    assert "errata upgrade torch 2.5.1 2.15.0" in text_of(none)
    assert not (place / ".errata").exists(), "nothing was run, so nothing is stored"
    assert not (place / "home" / "envs").exists(), "nor was an environment built"


def test_errors_say_what_to_do(place: Path) -> None:
    _, answers = ask(
        place,
        ("diagnose", {"text": "good morning"}),
        ("show", {"case": CASE[:-1]}),
        ("upgrade", {**RELEASES, "framework": "tensorflow"}),
    )
    assert all(answer.is_error for answer in answers)
    for answer, words in zip(
        answers,
        ("no words of a case\n→ give", f"did you mean '{CASE}'", "known: mindspore, paddle"),
        strict=True,
    ):
        assert words in text_of(answer)


def test_the_server_ends_with_its_input_and_prints_nothing_else(place: Path) -> None:
    command = (sys.executable, "-m", "errata", "mcp")
    done = run_program(*command, cwd=place, variables=surroundings(place))
    assert (done.code, done.out, done.err) == (0, "", "")


def test_without_the_extra_one_message_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, errata: Errata
) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    said = errata("mcp", code=2).err
    assert said.startswith("errata: errata mcp needs the package mcp, version 2 or newer")
    assert "pip install 'mcp>=2'" in said
    assert len(said.splitlines()) == 2
