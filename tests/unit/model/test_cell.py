from __future__ import annotations

from pathlib import Path

import pytest
from factories import make_case, make_environment, make_trial
from hypothesis import given
from hypothesis import strategies as st

from errata.model.cell import EnvironmentSpec, is_place, release_of, split_place


def make_spec(python: str = "3.11", default: str = "3.11", **more: object) -> EnvironmentSpec:
    facts = {"framework": "torch", "version": "2.15.0", "distribution": "torch", "module": "torch"}
    return EnvironmentSpec(**{**facts, "python": python, "default_python": default, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("spec", "expected"),
    [
        (make_spec(), "torch-2.15.0"),
        (make_spec("3.10"), "torch-2.15.0-py3.10"),
        (make_spec("3.10", ""), "torch-2.15.0"),
        (make_spec(variant="gpu"), "torch-2.15.0-gpu"),
        (make_spec(packages=("timm >=1", "theseus-ai")), "torch-2.15.0+timm>=1+theseus-ai"),
        (make_spec("3.10", variant="ascend", packages=("a",)), "torch-2.15.0-ascend-py3.10+a"),
        (make_spec(external=Path("/usr/bin/python"), packages=("a",)), "torch-2.15.0-external"),
    ],
)
def test_an_environment_is_named_by_what_deviates(spec: EnvironmentSpec, expected: str) -> None:
    assert spec.id == expected


def test_what_an_environment_takes_on_disk_is_not_what_it_is() -> None:
    assert make_spec(size_mb=3) == make_spec(size_mb=4)


def test_a_plain_name_is_its_own_file_name() -> None:
    assert make_spec(packages=("timm==1.0",)).file_stem != "torch-2.15.0+timm==1.0"
    assert make_spec(packages=("timm",)).file_stem == "torch-2.15.0+timm"


PACKAGES = st.lists(st.text("ab<>=!~ [],;'\"é/\\.-_1", min_size=1, max_size=8), max_size=2)


@given(PACKAGES, PACKAGES)
def test_file_names_are_portable_and_as_different_as_the_names(a: list[str], b: list[str]) -> None:
    one, other = make_spec(packages=tuple(a)), make_spec(packages=tuple(b))
    assert set(one.file_stem) <= set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._+-"
    )
    assert (one.file_stem == other.file_stem) == (one.id == other.id)


def test_trials_and_cells_are_named_by_case_and_place() -> None:
    trial = make_trial(
        case=make_case("torch/slug"),
        environment=make_environment(packages=["timm"]),
        mode="compile",
        backend="gpu",
    )
    assert trial.place == "torch-2.15.0+timm:compile:gpu"
    assert trial.id == "torch/slug@torch-2.15.0+timm:compile:gpu"
    assert [cell.id for cell in trial.cells] == [f"{trial.id}:broken", f"{trial.id}:fixed"]


def test_a_place_is_three_parts_and_environments_may_hold_colons() -> None:
    assert split_place("odd:name:eager:cpu") == ("odd:name", "eager", "cpu")
    assert is_place("torch-2.15.0:eager:cpu")
    assert not is_place("torch-2.15.0:eager")


@pytest.mark.parametrize(
    ("identifier", "release"),
    [
        ("torch-2.15.0", "2.15.0"),
        ("torch-2.6.0-py3.9+timm>1:eager:cpu", "2.6.0"),
        ("paddle-3.0.0rc1", "3.0.0rc1"),
        ("torch-2.11.0-external:eager:gpu", "2.11.0"),
        ("somewhere", ""),
    ],
)
def test_a_release_is_read_from_what_it_is_part_of(identifier: str, release: str) -> None:
    assert release_of(identifier) == release
