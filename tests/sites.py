"""What the site shows, built by naming only what matters to a test."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from case_pages import page_of_case
from factories import make_case, make_framework

from errata.commands.site.gather import CasePage, EnvironmentRow, SiteFacts, TrialFacts, UpgradePage
from errata.model.verdict import Verdict

_DOCUMENTED = (Verdict.REPRODUCES, Verdict.HEALED)
_LETTERS = {Verdict.HEALED: ("passes",), Verdict.UNAVAILABLE: (), Verdict.INFRA: ()}


def make_trial_facts(
    release: str,
    verdict: Verdict = Verdict.REPRODUCES,
    *,
    framework: str = "torch",
    mode: str = "eager",
    backend: str = "cpu",
    documented: bool | None = None,
) -> TrialFacts:
    """Make a trial; failing as documented and passing count as documented unless told."""
    return TrialFacts(
        environment=f"{framework}-{release}",
        release=release,
        mode=mode,
        backend=backend,
        verdict=verdict,
        documented=verdict in _DOCUMENTED if documented is None else documented,
        broken=_LETTERS.get(verdict, ("A",)),
    )


def make_case_page(
    case: str = "torch/one", *, title: str = "Shapes do not fit", trials: Iterable[TrialFacts] = ()
) -> CasePage:
    """Make a case's page; its framework is the first part of its id."""
    return page_of_case(replace(make_case(case), title=title), trials=tuple(trials))


def make_site(
    cases: Iterable[CasePage] = (),
    releases: Iterable[str] = ("2.0.1", "2.15.0"),
    *,
    environments: Iterable[EnvironmentRow] = (),
    upgrades: Iterable[UpgradePage] = (),
) -> SiteFacts:
    """Make a site of one framework, torch."""
    return SiteFacts(
        version="1.2.3",
        newest=None,
        frameworks=(make_framework("torch", releases),),
        cases=tuple(cases),
        environments=tuple(environments),
        upgrades=tuple(upgrades),
    )
