from __future__ import annotations

from pathlib import Path

import pytest
from factories import make_case, make_environment, make_trial

from errata.environments.built import BuiltEnvironment
from errata.measuring.places import lacking_packages
from errata.model.case import Requirements
from errata.model.cell import EnvironmentSpec, Trial
from errata.model.outcome import Outcome

PYTHON = Path("/opt/own/bin/python")


def needing(*packages: str, environment: EnvironmentSpec) -> Trial:
    requires = Requirements(framework="torch", packages=packages)
    return make_trial(case=make_case(requires=requires), environment=environment)


def with_packages(spec: EnvironmentSpec, *packages: str) -> dict[str, BuiltEnvironment]:
    built = BuiltEnvironment(
        spec=spec,
        python=PYTHON,
        directory=None,
        lock_digest="external-1",
        framework_version=spec.version,
        python_version="3.12.3",
        packages=packages,
    )
    return {spec.id: built}


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
