from __future__ import annotations

import os
from pathlib import Path

import pytest
from factories import make_built, make_case, make_environment, make_framework, make_trial
from local_index import write_index

from errata.environments import interpreters
from errata.environments.built import BuiltEnvironment
from errata.measuring.availability import lacking_packages, look_up, offered, refuse_absent
from errata.model.case import Requirements
from errata.model.cell import EnvironmentSpec, Trial
from errata.model.errors import UsageProblem
from errata.model.outcome import Outcome
from errata.plan.framework import Nightly

PYTHON = Path("/opt/own/bin/python")


def needing(*packages: str, environment: EnvironmentSpec) -> Trial:
    requires = Requirements(releases="torch", packages=packages)
    return make_trial(case=make_case(requires=requires), environment=environment)


def with_packages(spec: EnvironmentSpec, *packages: str) -> dict[str, BuiltEnvironment]:
    return {spec.id: make_built(spec, python=PYTHON, packages=packages)}


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ("theseus-ai", "theseus-ai is not installed"),
        ("timm>=2", "timm is 1.0.27, the case needs timm>=2"),
        ("timm==1.0.26", "timm is 1.0.27, the case needs timm==1.0.26"),
    ],
)
def test_an_interpreter_without_a_package_cannot_be_asked(wanted: str, words: str) -> None:
    spec = make_environment(external=PYTHON)
    trial = needing(wanted, environment=spec)
    said = lacking_packages([trial], with_packages(spec, "timm==1.0.27", "torch==2.15.0"))
    assert said[trial.id].outcome is Outcome.UNAVAILABLE
    assert said[trial.id].detail == f"{PYTHON}: {words}"


@pytest.mark.parametrize("wanted", ["timm", "timm>=1,<2", "Theseus_AI"])
def test_an_interpreter_with_the_packages_serves(wanted: str) -> None:
    spec = make_environment(external=PYTHON)
    trial = needing(wanted, environment=spec)
    built = with_packages(spec, "timm==1.0.27", "theseus-ai==0.2.3")
    assert lacking_packages([trial], built) == {}


def test_environments_of_our_own_hold_what_their_lock_says() -> None:
    spec = make_environment(packages=["timm"])
    trial = needing("timm", environment=spec)
    assert lacking_packages([trial], with_packages(spec)) == {}


ANY = "py3-none-any"


@pytest.fixture(autouse=True)
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have one index, and two interpreters."""
    names = [f"torch-{version}-{ANY}.whl" for version in ("2.9.0", "2.9.1", "2.10.0rc1")]
    names.append("torch-2.8.0-cp39-none-any.whl")
    index = write_index(tmp_path, names, yanked=[names[1]])
    for name in list(os.environ):
        if name.startswith(("PIP_", "UV_")):
            monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("UV_NO_CONFIG", "1")
    monkeypatch.setenv("PIP_INDEX_URL", index.as_uri())
    monkeypatch.setattr(interpreters, "obtainable", lambda: {"3.11", "3.12"})
    return index


def test_what_is_offered_can_be_had_here_and_was_not_taken_back() -> None:
    assert [(offer.version, offer.pythons) for offer in offered(make_framework())] == [
        ("2.10.0rc1", ("3.11", "3.12")),
        ("2.9.0", ("3.11", "3.12")),
    ]


def test_nightlies_are_looked_for_on_their_own_index(tmp_path: Path) -> None:
    nights = write_index(tmp_path / "nights", [f"torch-2.11.0.dev20261119-{ANY}.whl"])
    nightly = Nightly(indexes={"cpu": nights.as_uri()}, python="3.12")
    framework = make_framework().model_copy(update={"nightly": nightly})
    assert [one.version for one in offered(framework, True)] == ["2.11.0.dev20261119"]
    assert look_up(framework, nightly=True).asked == (nights.as_uri(),)
    with pytest.raises(UsageProblem, match="no index with 'gpu' nightlies of torch"):
        look_up(framework, variant="gpu", nightly=True)


def test_a_variant_that_the_table_does_not_know_is_refused() -> None:
    with pytest.raises(UsageProblem, match="torch has no 'ascend' build") as caught:
        look_up(make_framework(), variant="ascend")
    assert caught.value.hint == "its build variants: cpu, gpu"


@pytest.mark.parametrize(("version", "close"), [("2.9.2", "2.9.1"), ("2.51.0", "2.15.0")])
def test_a_release_that_no_index_has_is_refused_with_a_guess(
    tmp_path: Path, version: str, close: str
) -> None:
    frameworks = {"torch": make_framework()}
    real, typo = make_environment(version="2.9.0"), make_environment(version=version)
    refuse_absent([real], frameworks, tmp_path)
    with pytest.raises(UsageProblem, match=f"no index offers torch {version}") as caught:
        refuse_absent([real, typo], frameworks, tmp_path)
    assert f"{close!r}?" in caught.value.hint


def test_where_no_index_answers_nothing_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", (tmp_path / "nowhere").as_uri())
    refuse_absent([make_environment(version="2.51.0")], {"torch": make_framework()}, tmp_path)
