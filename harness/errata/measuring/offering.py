"""Say which releases of a framework the user's own indexes, or its nightly index, have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from errata.environments import interpreters
from errata.indexes.indexes import read_settings
from errata.model.errors import UsageProblem
from errata.plan.choosing import Offer
from errata.plan.framework import Framework

if TYPE_CHECKING:
    from errata.indexes.releases import Survey

__all__ = ["look_up", "offered"]


def offered(framework: Framework, nightly: bool = False, *, variant: str = "cpu") -> list[Offer]:
    """List what can be had, newest first, for interpreters that can be found or installed.

    Yanked releases are left out. Raises EnvironmentFailed when no index answers.
    """
    found = look_up(framework, variant=variant, nightly=nightly)
    usable = interpreters.obtainable()
    offers = []
    for offering in found.offerings:
        pythons = tuple(python for python in offering.pythons if python in usable)
        if pythons and not offering.yanked:
            offers.append(Offer(version=offering.version, pythons=pythons))
    return offers


def look_up(framework: Framework, *, variant: str = "cpu", nightly: bool = False) -> Survey:
    """Ask where a framework's build variant, or its nightlies, come from.

    Raises UsageProblem for a variant or nightlies that the table does not know, and
    EnvironmentFailed when no index answers.
    """
    from errata.indexes.releases import survey

    if variant not in framework.variants:
        raise UsageProblem(
            f"{framework.name} has no {variant!r} build",
            hint=f"its build variants: {', '.join(framework.variants)}",
        )
    distribution = framework.variants[variant].distribution
    index = framework.nightly_index(variant) if nightly else None
    return survey(distribution, read_settings(), index_url=index)
