from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from factories import make_case, make_environment, make_framework

from errata.model.case import Kind, Requirements
from errata.model.errors import NothingSelected, UsageProblem
from errata.plan.framework import Framework
from errata.plan.matrix import spread
from errata.plan.select import (
    Chosen,
    Offer,
    Selection,
    choose_cases,
    choose_releases,
    keep_named,
)

TORCH = make_framework()
PADDLE = make_framework("paddle", ["2.6.2", "3.0.0", "3.3.1", "4.0.0rc1"], modes=["dynamic", "sot"])
FRAMEWORKS = {"torch": TORCH, "paddle": PADDLE}
EXTRA = Requirements(framework="torch", packages=("timm[extra]",), modes=("eager", "compile"))
CASES = [
    make_case("torch/vmap-inplace", areas=["vmap", "inplace"]),
    make_case("torch/vmap-shape", areas=["vmap"], kind=Kind.CRASH),
    make_case("torch/timm/dropout", areas=["inplace"], requires=EXTRA),
    make_case("paddle/dict-key", areas=["sot"]),
]
EVERY = [case.id for case in CASES]


def chosen(*patterns: str, **options: Any) -> list[str]:
    return [case.id for case in choose_cases(CASES, Selection(patterns=patterns, **options))]


@pytest.mark.parametrize(
    ("patterns", "expected"),
    [
        ([], EVERY),
        (["*"], EVERY),
        (["torch"], EVERY[:3]),
        (["torch/"], EVERY[:3]),
        (["torch/*"], EVERY[:3]),
        (["torch/timm"], EVERY[2:3]),
        (["*/vmap-*"], EVERY[:2]),
        (["torch/vmap-inplace"], EVERY[:1]),
        (["vmap-inplace"], EVERY[:1]),
        (["vmap-*"], EVERY[:2]),
        (["vmap-?nplace"], EVERY[:1]),
        (["dropout", "dict-key", "torch/timm/*"], EVERY[2:]),
        (["torch/vmap-inplace@torch-2.*:eager:cpu"], EVERY[:1]),
        (["*@torch-2.15.0:*"], EVERY),
    ],
)
def test_a_pattern_names_cases(patterns: list[str], expected: list[str]) -> None:
    assert chosen(*patterns) == expected


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"kinds": ("crash",)}, EVERY[1:2]),
        ({"areas": ("inplace",)}, [EVERY[0], EVERY[2]]),
        ({"areas": ("inplace", "sot")}, [EVERY[0], EVERY[2], EVERY[3]]),
        ({"areas": ("vmap",), "kinds": ("exception",)}, EVERY[:1]),
    ],
)
def test_kinds_and_areas_narrow(options: dict[str, Any], expected: list[str]) -> None:
    assert chosen(**options) == expected


@pytest.mark.parametrize(
    ("patterns", "words", "hint"),
    [
        (["torch/vmap-inplac"], "'torch/vmap-inplac' matches no case", "'torch/vmap-inplace'"),
        (["dropuot"], "'dropuot' matches no case", "did you mean 'dropout'?"),
        (
            ["vmap-shap@torch-2.5.1:eager:cpu"],
            "matches no case",
            "did you mean 'torch/vmap-shape'?",
        ),
        (["torch", "tensorflow/*"], "'tensorflow/*' matches no case", "see: errata list"),
        (["tor"], "'tor' matches no case", ""),
        (["Torch"], "'Torch' matches no case", ""),
        ([""], "'' matches no case", ""),
    ],
)
def test_a_pattern_that_names_nothing_is_refused(
    patterns: list[str], words: str, hint: str
) -> None:
    with pytest.raises(NothingSelected) as caught:
        chosen(*patterns)
    assert words in caught.value.message
    assert hint in caught.value.hint
    assert caught.value.exit_code == 2


@pytest.mark.parametrize(
    ("options", "words", "hint"),
    [
        ({"kinds": ("crsh",)}, "unknown kind 'crsh'; known: crash, exception", "mean 'crash'?"),
        ({"areas": ("vmpa",)}, "unknown area 'vmpa'; known: inplace, sot, vmap", "mean 'vmap'?"),
        ({"kinds": ("crash",), "areas": ("sot",)}, "no case has the name, kind and area", "list"),
    ],
)
def test_a_kind_or_area_that_chooses_nothing_is_refused(
    options: dict[str, Any], words: str, hint: str
) -> None:
    with pytest.raises(UsageProblem) as caught:
        chosen(**options)
    assert caught.value.message.startswith(words)
    assert hint in caught.value.hint


RELEASES = {
    "torch": [Chosen(version="2.5.1"), Chosen(version="2.15.0")],
    "paddle": [Chosen(version="3.3.1")],
}
TRIALS = spread(CASES, FRAMEWORKS, RELEASES).trials
IDS = [trial.id for trial in TRIALS]


@pytest.mark.parametrize(
    ("patterns", "expected"),
    [
        ([], IDS),
        (["torch"], [i for i in IDS if i.startswith("torch/")]),
        (["*@torch-2.15.0:*"], [i for i in IDS if "@torch-2.15.0:" in i]),
        (["torch/vmap-inplace@torch-2.15.0"], ["torch/vmap-inplace@torch-2.15.0:eager:cpu"]),
        (["dropout@*:compile:cpu"], [i for i in IDS if ":compile:" in i]),
        (["*@*:broken"], IDS),
        (["vmap-shape@*:fixed"], [i for i in IDS if "vmap-shape" in i]),
        (
            ["paddle", "vmap-inplace@torch-2.5.1:eager:cpu"],
            [
                "torch/vmap-inplace@torch-2.5.1:eager:cpu",
                "paddle/dict-key@paddle-3.3.1:dynamic:cpu",
            ],
        ),
    ],
)
def test_a_pattern_with_a_place_names_trials(patterns: list[str], expected: list[str]) -> None:
    kept = keep_named(TRIALS, patterns)
    assert [trial.id for trial in kept] == expected
    assert expected


def test_every_trial_and_cell_can_be_named_by_its_own_identifier() -> None:
    for trial in TRIALS:
        for name in (trial.id, *(cell.id for cell in trial.cells)):
            assert choose_cases(CASES, Selection(patterns=(name,))) == [trial.case]
            assert keep_named(TRIALS, [name]) == [trial]


@pytest.mark.parametrize("pattern", ["*@torch-1.13.1:*", "torch@paddle-3.3.1", "dict-key@*:sot:*"])
def test_a_place_that_names_no_trial_is_refused(pattern: str) -> None:
    with pytest.raises(NothingSelected, match="matches no trial") as caught:
        keep_named(TRIALS, ["torch", pattern])
    assert "--env" in caught.value.hint


def test_external_environments_have_places_too() -> None:
    outside = make_environment(version="2.9.0", external=Path("/usr/bin/python3"))
    trials = spread(CASES[:1], FRAMEWORKS, {}, external=[outside]).trials
    assert keep_named(trials, ["vmap-inplace@torch-2.9.0-external"]) == list(trials)


@pytest.mark.parametrize(
    ("make", "words", "hint"),
    [
        (
            lambda: Selection(backends=("cuda",)),
            "unknown backend 'cuda'; known: ascend, cpu, gpu",
            "",
        ),
        (
            lambda: Selection(modes=("eagre",)),
            "unknown mode 'eagre'; known: compile, dynamic, eager, sot",
            "did you mean 'eager'?",
        ),
    ],
)
def test_an_unknown_mode_or_backend_is_refused(
    make: Callable[[], Selection], words: str, hint: str
) -> None:
    with pytest.raises(UsageProblem) as caught:
        choose_releases(make(), FRAMEWORKS)
    assert caught.value.message.startswith(words)
    assert hint in caught.value.hint
    assert caught.value.exit_code == 2


def versions(*environments: str, **options: Any) -> dict[str, list[str]]:
    selection = Selection(environments=environments, **options)
    chosen = choose_releases(selection, FRAMEWORKS)
    return {name: [one.version for one in found] for name, found in chosen.items()}


def test_environments_add_up_oldest_first_and_each_once() -> None:
    assert versions("torch-2.15.0", "torch<2", "torch-2.15.0", "torch==2.9.1") == {
        "torch": ["1.13.1", "2.9.1", "2.15.0"]
    }
    assert versions("default", "torch-2.0.1") == {"torch": ["2.0.1", "2.15.0"], "paddle": ["3.3.1"]}


def test_a_trial_named_on_a_release_that_is_not_listed_adds_that_release() -> None:
    named = ("torch/x@torch-2.9.1:eager:cpu", "torch/x@torch-2.5.1:eager:cpu", "torch/x@torch-*")
    assert versions("paddle", patterns=named) == {
        "torch": ["2.9.1"],
        "paddle": ["2.6.2", "3.0.0", "3.3.1", "4.0.0rc1"],
    }
    beside = versions(
        "paddle-3.0.0", patterns=("torch/x@torch-2.9.1+timm:eager:cpu", "a@x-1:e:cpu")
    )
    assert beside["torch"] == ["2.9.1"]


def test_an_index_is_asked_once_for_several_ranges() -> None:
    asked: list[str] = []

    def offered(framework: Framework, nightly: bool) -> list[Offer]:
        asked.append(framework.name)
        return [Offer(version="2.9.1"), Offer(version="2.10.0")]

    selection = Selection(environments=("torch==2.9.*", "torch==2.10.*", "torch>=2.10,<2.11"))
    chosen = choose_releases(selection, FRAMEWORKS, offered)
    assert [one.version for one in chosen["torch"]] == ["2.9.1", "2.10.0"]
    assert asked == ["torch"]


@pytest.mark.parametrize(
    ("selection", "words"),
    [
        (Selection(), "all cases, on default, cpu"),
        (
            Selection(
                patterns=("torch", "a*"),
                environments=("all", "torch-2.*"),
                modes=("eager",),
                backends=("cpu", "gpu"),
                areas=("vmap",),
            ),
            "torch a*, on all torch-2.*, cpu gpu, eager, vmap",
        ),
        (Selection(unlisted=True), "all cases, on default, cpu, releases not listed too"),
    ],
)
def test_a_selection_says_what_was_asked_for(selection: Selection, words: str) -> None:
    assert str(selection) == words
