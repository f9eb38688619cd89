from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from factories import FAILS, make_case, make_environment, make_framework
from hypothesis import given
from hypothesis import strategies as st

from errata.model.case import BACKENDS, Case, Expectation, Kind, Requirements
from errata.model.cell import Offer
from errata.model.errors import NothingSelected, UsageProblem
from errata.model.outcome import Outcome
from errata.plan.choosing import Chosen
from errata.plan.framework import Framework, Nightly
from errata.plan.matrix import (
    Selection,
    choose_cases,
    choose_releases,
    expectation_index,
    keep_named,
    make_trial,
    modes_of,
    only_case,
    refuse_unmatched,
    releases_for,
    spread,
)

TORCH = make_framework(variants={"cpu": "", "gpu": ">=2"})
MINDSPORE = make_framework("mindspore", ["2.0.0", "2.10.0"], modes=["graph", "pynative"])
FRAMEWORKS = {"torch": TORCH, "mindspore": MINDSPORE}
ALL = {
    name: [Chosen(version=release.version) for release in framework.releases]
    for name, framework in FRAMEWORKS.items()
}


def make(case_id: str = "torch/slug", specifier: str = "", **requires: Any) -> Case:
    framework = case_id.partition("/")[0]
    needs = Requirements(releases=f"{framework} {specifier}".rstrip(), **requires)
    return make_case(case_id, requires=needs)


def places(
    cases: Sequence[Case], releases: Mapping[str, Sequence[Chosen]] = ALL, **options: Any
) -> list[str]:
    return [trial.place for trial in spread(cases, FRAMEWORKS, releases, **options).trials]


@pytest.mark.parametrize(
    ("case", "options", "expected"),
    [
        (
            make(),
            {},
            [f"torch-{version}:eager:cpu" for version in ("1.13.1", "2.0.1", "2.5.1", "2.15.0")],
        ),
        (make(specifier=">=2.5"), {}, ["torch-2.5.1:eager:cpu", "torch-2.15.0:eager:cpu"]),
        (make(specifier=">99"), {}, []),
        (
            make(specifier="==2.5.*", modes=("compile", "eager")),
            {},
            ["torch-2.5.1:compile:cpu", "torch-2.5.1:eager:cpu"],
        ),
        (
            make(specifier="==2.5.*", modes=("compile", "eager")),
            {"modes": ["eager"]},
            ["torch-2.5.1:eager:cpu"],
        ),
        (make(), {"modes": ["compile"]}, []),
        (make(backends=("gpu",)), {}, []),
        (
            make(specifier="<2.5", backends=("cpu", "gpu")),
            {"backends": ["gpu", "cpu"]},
            ["torch-1.13.1:eager:cpu", "torch-2.0.1:eager:cpu", "torch-2.0.1-gpu:eager:gpu"],
        ),
        (make(backends=("ascend",)), {"backends": ["ascend"]}, []),
        (
            make(specifier=">=2.15", packages=("timm >=1",), python="3.10"),
            {},
            ["torch-2.15.0-py3.10+timm>=1:eager:cpu"],
        ),
    ],
)
def test_a_case_is_spread_over_what_suits_it(
    case: Case, options: dict[str, Any], expected: list[str]
) -> None:
    assert places([case], **options) == expected


def test_only_the_chosen_releases_run() -> None:
    chosen = {"torch": [Chosen(version="2.0.1")]}
    assert places([make(), make("mindspore/slug")], chosen) == ["torch-2.0.1:eager:cpu"]
    assert places([make()], {}) == []


def test_a_release_that_is_not_listed_borrows_and_may_need_another_interpreter() -> None:
    chosen = {"torch": [Chosen(version="2.9.1"), Chosen(version="1.10.2", python="3.9")]}
    assert places([make()], chosen) == ["torch-2.9.1:eager:cpu", "torch-1.10.2-py3.9:eager:cpu"]
    assert places([make(python="3.10")], chosen)[1] == "torch-1.10.2-py3.10:eager:cpu"
    spec = spread([make()], FRAMEWORKS, chosen).trials[0].environment
    assert (spec.listed, spec.python) == (False, "3.11")


def test_a_nightly_comes_from_its_own_index_and_only_where_there_is_one() -> None:
    index = "https://example.org/nightly/cpu"
    framework = TORCH.model_copy(update={"nightly": Nightly(indexes={"cpu": index}, python="3.12")})
    case = make(specifier=">=2.1", backends=("cpu", "gpu"))
    night = Chosen(version="2.17.0.dev20261119", index_url=index, nightly=True)
    trials = spread([case], {"torch": framework}, {"torch": [night]}, backends=BACKENDS).trials
    specs = [trial.environment for trial in trials]
    assert [spec.id for spec in specs] == ["torch-2.17.0.dev20261119"]
    assert (specs[0].index_url, specs[0].python) == (index, "3.12")
    assert specs[0].series == "torch-nightly"


def test_options_may_be_iterators() -> None:
    cases = [make("torch/a", modes=("eager", "compile")), make("torch/b", backends=("cpu", "gpu"))]
    lists = places(cases, modes=["eager"], backends=["cpu", "gpu"])
    assert places(cases, modes=iter(["eager"]), backends=iter(["cpu", "gpu"])) == lists
    assert len(lists) == 4 + 4 + 3


@pytest.mark.parametrize(
    ("case", "options", "why"),
    [
        (make(specifier=">99"), {}, "needs torch >99"),
        (make("mindspore/slug"), {}, "needs mindspore"),
        (make(), {"modes": ["compile"]}, "runs only in eager"),
        (make(modes=("compile",)), {"modes": ["eager"]}, "runs only in compile"),
        (make(backends=("gpu",)), {}, "runs only on gpu"),
        (
            make(specifier="<2", backends=("gpu", "ascend")),
            {"backends": ["gpu", "ascend"]},
            "needs torch <2, built for gpu or ascend",
        ),
    ],
)
def test_a_case_that_is_left_out_says_why(case: Case, options: dict[str, Any], why: str) -> None:
    matrix = spread([case], FRAMEWORKS, {"torch": ALL["torch"]}, **options)
    assert matrix.trials == ()
    assert matrix.left_out == ((case, why),)


def test_external_interpreters_replace_the_listed_releases() -> None:
    outside = [
        make_environment(version="2.9.0a0", external=Path("/usr/bin/python3")),
        make_environment("mindspore", "2.1.0", external=Path("/usr/bin/python3")),
    ]
    cases = [
        make(backends=("cpu", "gpu", "ascend"), packages=("timm",)),
        make("torch/new", specifier=">=3"),
        make("mindspore/slug"),
    ]
    everywhere = ["cpu", "gpu", "ascend"]
    assert places(cases, external=outside, backends=everywhere) == [
        "torch-2.9.0a0-external:eager:cpu",
        "torch-2.9.0a0-external:eager:gpu",
        "torch-2.9.0a0-external:eager:ascend",
        "mindspore-2.1.0-external:graph:cpu",
    ]


OLD = replace(FAILS, releases="<2.1", modes=("graph",))
NEW = replace(FAILS, releases=">=2.7")
GPU = Expectation(outcome=Outcome.PASSED, backends=("gpu",))


@pytest.mark.parametrize(
    ("version", "mode", "backend", "number"),
    [
        ("2.0.0", "graph", "cpu", 0),
        ("2.0.0", "graph", "gpu", 0),
        ("2.0.0", "pynative", "cpu", None),
        ("2.0.0", "pynative", "gpu", 1),
        ("2.7.0", "graph", "cpu", 2),
        ("2.7.0+cpu", "graph", "cpu", 2),
        ("2.7.0", "graph", "gpu", 1),
        ("2.5.0", "graph", "cpu", None),
        ("2.8.0.dev20260101", "graph", "cpu", 2),
        ("unknown", "graph", "cpu", None),
        ("", "graph", "gpu", 1),
    ],
)
def test_the_first_expectation_that_covers_a_place_counts(
    version: str, mode: str, backend: str, number: int | None
) -> None:
    case = make_case("mindspore/slug", expectations=[OLD, GPU, NEW])
    assert expectation_index(case, version, mode, backend) == number
    trial = make_trial(case, make_environment("mindspore", version), mode, backend)
    assert trial.expectation == (None if number is None else case.expectations[number])


def test_a_case_without_modes_runs_in_the_default_one() -> None:
    assert modes_of(make("mindspore/slug"), MINDSPORE) == ("graph",)
    assert modes_of(make("mindspore/slug", modes=("pynative",)), MINDSPORE) == ("pynative",)


def test_releases_need_a_build_for_the_backend() -> None:
    case = make(specifier=">=1.13,<2.15")
    assert releases_for(case, TORCH, "cpu") == ["1.13.1", "2.0.1", "2.5.1"]
    assert releases_for(case, TORCH, "gpu") == ["2.0.1", "2.5.1"]
    assert releases_for(case, TORCH, "ascend") == []


def subsets(*names: str) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(names), unique=True).map(tuple)


@st.composite
def many_cases(draw: st.DrawFn) -> list[Case]:
    names = draw(st.lists(st.sampled_from("abcdef"), unique=True, max_size=4))
    return [
        make(
            draw(st.sampled_from(["torch/", "torch/deep/"])) + name,
            specifier=draw(st.sampled_from(["", ">=2", "<2.5", ">99"])),
            modes=draw(subsets("eager", "compile")),
            backends=draw(subsets("cpu", "gpu", "ascend")) or ("cpu",),
            packages=draw(subsets("timm", "timm>=1", "theseus-ai", "x[y]")),
            python=draw(st.sampled_from([None, "3.10", "3.11"])),
        )
        for name in names
    ]


@given(
    many_cases(),
    subsets("eager", "compile"),
    subsets("cpu", "gpu", "ascend"),
    subsets("1.13.1", "2.0.1", "2.5.1", "2.9.1", "2.15.0"),
)
def test_every_trial_and_cell_has_its_own_name(
    cases: list[Case], modes: tuple[str, ...], backends: tuple[str, ...], releases: tuple[str, ...]
) -> None:
    chosen = {"torch": [Chosen(version=version) for version in releases]}
    matrix = spread(cases, FRAMEWORKS, chosen, modes=modes, backends=backends)
    ids = [trial.id for trial in matrix.trials]
    cells = [cell.id for trial in matrix.trials for cell in trial.cells]
    assert len(set(ids)) == len(ids)
    assert len(set(cells)) == len(cells) == 2 * len(ids)
    assert not set(ids) & set(cells)
    ran = {trial.case.id for trial in matrix.trials}
    left = {case.id for case, _ in matrix.left_out}
    assert ran.isdisjoint(left)
    assert ran | left == {case.id for case in cases}
    specs = {trial.environment.id: trial.environment for trial in matrix.trials}
    assert all(specs[trial.environment.id] == trial.environment for trial in matrix.trials)


@given(many_cases())
def test_the_order_is_that_of_the_cases(cases: list[Case]) -> None:
    trials = spread(cases, FRAMEWORKS, ALL).trials
    order = [key for key, _ in itertools.groupby(trial.case.id for trial in trials)]
    assert order == [case.id for case in cases if case.id in order]


WIDE_TORCH = make_framework()
PADDLE = make_framework("paddle", ["2.6.2", "3.0.0", "3.3.1", "4.0.0rc1"], modes=["dynamic", "sot"])
SELECTABLE = {"torch": WIDE_TORCH, "paddle": PADDLE}
EXTRA = Requirements(releases="torch", packages=("timm[extra]",), modes=("eager", "compile"))
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


def test_a_case_that_two_corpora_have_is_named_once() -> None:
    with pytest.raises(NothingSelected) as caught:
        refuse_unmatched(["broadcas"], ["torch/mse-broadcast", "torch/mse-broadcast"])
    assert caught.value.hint == "did you mean 'torch/mse-broadcast'?"


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
        (["torch/nope"], "'torch/nope' matches no case", "see: errata list"),
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
TRIALS = spread(CASES, SELECTABLE, RELEASES).trials
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
    trials = spread(CASES[:1], SELECTABLE, {}, external=[outside]).trials
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
        choose_releases(make(), SELECTABLE)
    assert caught.value.message.startswith(words)
    assert hint in caught.value.hint
    assert caught.value.exit_code == 2


def versions(*environments: str, **options: Any) -> dict[str, list[str]]:
    selection = Selection(environments=environments, **options)
    chosen = choose_releases(selection, SELECTABLE)
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
    chosen = choose_releases(selection, SELECTABLE, offered)
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


def test_one_case_is_found_by_its_slug_and_several_are_refused() -> None:
    def named(name: str) -> Case:
        return only_case(choose_cases(CASES, Selection(patterns=(name,))), name)

    assert named("vmap-inplace").id == "torch/vmap-inplace"
    assert only_case(CASES[:1], "*") is CASES[0]
    with pytest.raises(UsageProblem, match=r"'\*' names 4 cases: ") as caught:
        named("*")
    assert caught.value.message.endswith(f"{', '.join(EVERY[:3])} and 1 more")
    with pytest.raises(NothingSelected, match="'nowhere' matches no case"):
        named("nowhere")
