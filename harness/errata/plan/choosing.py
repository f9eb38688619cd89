"""The names of releases and environments: what a text means, listed, offered or nightly.

`parse_environment` reads an environment's identifier, `resolve` all that `--env` takes. What is
stored or recorded under an identifier may come from elsewhere:
`errata.model.cell.split_environment` takes any apart.
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import Version

from errata.model.cell import EnvironmentSpec, Offer
from errata.model.errors import EnvironmentFailed, UsageProblem
from errata.model.versions import parse_version, satisfies
from errata.plan.framework import Framework, nearest_version, newest
from errata.text.printable import guess

_VERSION = re.compile(r"v?\d[^*?\[\s]*")
_EXACT = re.compile(r"={2,3}\s*(?P<version>[^,*\s]+)")
_REQUIREMENT = re.compile(r"(?P<framework>[A-Za-z0-9._-]+?)\s*(?P<specifier>(?:[<>=!~]=?|===).+)")
_NAMED = re.compile(
    r"(?P<framework>[A-Za-z]\w*)-(?P<version>v?\d[^-+*?\[\s]*)(?:-(?P<variant>gpu|ascend))?"
    r"(?:-py(?P<python>3\.\d+))?(?P<packages>(?:\+[^+]+)*)"
)
_SHORT = re.compile(r"v?\d+(?:\.\d+)?")
NIGHTLY = "nightly"
"""The name of the newest night's build, which changes every night."""


@dataclass(frozen=True, kw_only=True)
class Chosen:
    """One release to run on.

    `python` (`"3.9"`) replaces the interpreter that the table names or that is borrowed from it.
    `index_url` is where a `nightly` comes from. `variant` and `packages` are those of an
    environment that was named in full.
    """

    version: str
    index_url: str | None = None
    nightly: bool = False
    python: str | None = None
    variant: str = "cpu"
    packages: tuple[str, ...] = ()


# Returns the releases of a framework on the user's indexes, or on its nightly index, in any order.
# Raises EnvironmentFailed if no index answers.
Offered = Callable[[Framework, bool], Sequence[Offer]]


def resolve(
    asked: str,
    frameworks: Mapping[str, Framework],
    *,
    unlisted: bool = False,
    offered: Offered | None = None,
    skip: Callable[[EnvironmentFailed], None] | None = None,
) -> dict[str, list[Chosen]]:
    """Return the releases that one name denotes, by framework.

    `default`, `all`, a framework, a glob over identifiers, `torch-2.9.1`, `torch-2.9` for the
    newest listed release of this line, `torch==2.9.1`, a range such as `torch>=2.8`, `nightly` or
    `torch-nightly`. A range includes releases that are not listed if it contains no listed one, or
    with `unlisted`. Raises UsageProblem with the nearest. `skip` takes the failure of a nightly,
    which is otherwise raised.
    """
    asked = asked.strip()
    if asked == "default":
        return {name: [Chosen(version=item.newest.version)] for name, item in frameworks.items()}
    if asked == NIGHTLY or asked.endswith(f"-{NIGHTLY}"):
        return _nightlies(asked, frameworks, offered, skip)
    one = _read(asked, frameworks)
    if one is not None and one[1].variant == "cpu" and not one[1].packages:
        return {one[0].name: [one[1]]}
    requirement = _REQUIREMENT.fullmatch(asked)
    if requirement is not None:
        framework = framework_named(requirement["framework"], frameworks)
        return {framework.name: _range(framework, requirement["specifier"], unlisted, offered)}
    return _globbed(asked, frameworks)


def _read(asked: str, frameworks: Mapping[str, Framework]) -> tuple[Framework, Chosen] | None:
    """Read `torch-2.9.1`, with all that an identifier may have, or `torch==2.9.1`."""
    requirement = _REQUIREMENT.fullmatch(asked)
    exact = _EXACT.fullmatch(requirement["specifier"]) if requirement else None
    if requirement is not None and exact is not None:
        framework = framework_named(requirement["framework"], frameworks)
        return framework, named(framework, exact["version"], exact=True)
    match = _NAMED.fullmatch(asked)
    if match is None or match["framework"] not in frameworks:
        return None
    framework = frameworks[match["framework"]]
    chosen = named(framework, match["version"], match["python"])
    packages = tuple(filter(None, match["packages"].split("+")))
    return framework, replace(chosen, variant=match["variant"] or "cpu", packages=packages)


def _spec(framework: Framework, one: Chosen, *, listed_only: bool) -> EnvironmentSpec:
    return framework.spec(
        one.version,
        variant=one.variant,
        python=one.python,
        packages=one.packages,
        index_url=None if listed_only else one.index_url,
        listed_only=listed_only,
        nightly=one.nightly and not listed_only,
    )


def parse_environment(
    frameworks: Mapping[str, Framework], text: str, *, listed_only: bool = True
) -> EnvironmentSpec:
    """Read an environment's identifier (`torch-2.15.0-py3.10+timm`) or `torch==2.15.0`.

    Raises UsageProblem with the nearest identifier of the table.
    """
    found = _read(text, frameworks)
    if found is None:
        raise _no_match(text, frameworks)
    return _spec(*found, listed_only=listed_only)


def find_environments(
    asked: str, frameworks: Mapping[str, Framework], offered: Offered | None = None
) -> list[EnvironmentSpec]:
    """List the environments that one name denotes; without `offered` only those that are listed.

    Takes identifiers and all that `resolve` takes, and raises what that raises.
    """
    if found := _read(asked, frameworks):
        return [_spec(*found, listed_only=offered is None)]
    return [
        _spec(frameworks[name], one, listed_only=False)
        for name, chosen in resolve(asked, frameworks, offered=offered).items()
        for one in chosen
    ]


def order(chosen: Chosen) -> tuple[Version, str]:
    """Return the sort key of a release: version, then interpreter."""
    return Version(chosen.version), chosen.python or ""


def named(
    framework: Framework, version: str, python: str | None = None, *, exact: bool = False
) -> Chosen:
    """Choose one release by its version, listed or not.

    A short number such as `2.5` means the newest listed release of this line, unless it is `exact`
    or listed as it is. Raises UsageProblem for an invalid version, or a local version such as
    `2.9.0+cpu`.
    """
    parsed = framework.parse(version)
    is_short = not exact and _SHORT.fullmatch(version) is not None
    listed = framework.listed(version)
    if is_short and (listed is None or listed.version != version):
        digits = len(parsed.release)
        line = [one for one in framework.releases if one.parsed.release[:digits] == parsed.release]
        listed = newest(line) if line else None
    if listed is not None:
        python = None if python == listed.python else python
        return Chosen(version=listed.version, python=python)
    if parsed.local:
        raise UsageProblem(
            f"{version!r} is one build of {framework.name} {parsed.public}",
            hint=f"write {framework.name}=={parsed.public}: --backend and your index choose builds",
        )
    if parsed.is_devrelease and framework.nightly is not None:
        return _nightly(framework, str(parsed), python)
    return Chosen(version=_in_full(parsed), python=python)


def bare_release(framework: str, text: str) -> str:
    """Return `2.0.1` for `torch-2.0.1` and `torch==2.0.1`, and other text unchanged."""
    for prefix in (f"{framework}==", f"{framework}-"):
        text = text.removeprefix(prefix)
    return text


def _in_full(version: Version) -> str:
    """Write `2.9` as `2.9.0`, as frameworks do."""
    short = ".".join(map(str, version.release))
    full = ".".join(map(str, (*version.release, 0, 0)[: max(3, len(version.release))]))
    return str(version).replace(short, full, 1)


def _globbed(asked: str, frameworks: Mapping[str, Framework]) -> dict[str, list[Chosen]]:
    """Choose listed releases by a glob over their identifiers, or all of a framework."""
    pattern = "*" if asked == "all" else asked
    found = {
        name: [
            Chosen(version=release.version)
            for release in framework.releases
            if fnmatch.fnmatchcase(f"{name}-{release.version}", pattern) or pattern == name
        ]
        for name, framework in frameworks.items()
    }
    if any(found.values()):
        return {name: releases for name, releases in found.items() if releases}
    name, _, rest = asked.partition("-")
    if name in frameworks and rest.endswith(".*") and _VERSION.fullmatch(rest[:-2]):
        raise UsageProblem(
            f"no listed environment matches {asked!r}",
            hint=f"'{name}=={rest}' reaches releases that are not listed; errata envs list",
        )
    raise _no_match(asked, frameworks)


def _no_match(asked: str, frameworks: Mapping[str, Framework]) -> UsageProblem:
    ids = [f"{n}-{r.version}" for n, f in frameworks.items() for r in f.releases]
    return UsageProblem(
        f"no listed environment matches {asked!r}",
        hint=guess(asked, [*ids, *frameworks]) or "see: errata envs list",
    )


def packages_of(frameworks: Mapping[str, Framework]) -> dict[str, str]:
    """Return the names of frameworks by those of the packages that bring them."""
    return {
        canonicalize_name(variant.distribution): framework.name
        for framework in frameworks.values()
        for variant in framework.variants.values()
    }


def framework_named(name: str, frameworks: Mapping[str, Framework]) -> Framework:
    """Find a framework by its name; raises UsageProblem, with a hint for names of packages."""
    if name in frameworks:
        return frameworks[name]
    packages = packages_of(frameworks)
    hint = f"did you mean {packages[name]!r}?" if name in packages else guess(name, frameworks)
    raise UsageProblem(
        f"unknown framework {name!r}; known: {', '.join(sorted(frameworks))}", hint=hint
    )


def _range(
    framework: Framework, specifier: str, unlisted: bool, offered: Offered | None
) -> list[Chosen]:
    """Choose the releases in a range: listed ones, and offered ones if asked for.

    Pre-releases are taken from an index only where the range names one.
    """
    try:
        wanted = SpecifierSet(specifier)
    except InvalidSpecifier as error:
        raise UsageProblem(
            f"{specifier!r} is not a PEP 440 specifier", hint="for example: torch>=2.5"
        ) from error
    found = [
        Chosen(version=release.version)
        for release in framework.releases
        if satisfies(specifier, release.version)
    ]
    if found and not unlisted:
        return found
    if offered is None:
        offers: list[Offer] = []
    else:
        offers = _in_order(offered(framework, False))
        found += [
            _offered(framework, offer)
            for offer in offers
            if wanted.contains(offer.version, prereleases=bool(wanted.prereleases))
            and framework.listed(offer.version) is None
        ]
    if not found:
        raise _nothing_in_range(framework, wanted, offers, was_asked=offered is not None)
    return found


def _offered(framework: Framework, offer: Offer) -> Chosen:
    """Choose an offered release, with its newest interpreter if it lacks the usual one."""
    borrowed = framework.spec(offer.version, listed_only=False).python
    python = None if borrowed in offer.pythons or not offer.pythons else offer.pythons[-1]
    return Chosen(version=offer.version, python=python)


def _in_order(offers: Sequence[Offer]) -> list[Offer]:
    """Sort offers by version; drop invalid versions."""
    valid = (offer for offer in offers if parse_version(offer.version) is not None)
    return sorted(valid, key=lambda offer: Version(offer.version))


def _nothing_in_range(
    framework: Framework, wanted: SpecifierSet, offers: Sequence[Offer], *, was_asked: bool
) -> UsageProblem:
    """Return the error for a range without releases, naming the nearest release."""
    known = {Version(release.version) for release in framework.releases}
    known |= {version for offer in offers if not (version := Version(offer.version)).is_prerelease}
    named_versions = [item.version for item in wanted if item.operator not in ("!=", "===")]
    bounds = [Version(text.removesuffix(".*")) for text in named_versions]
    close = nearest_version(max(bounds, default=max(known)), known)
    whose = "listed or offered" if was_asked else "listed"
    return UsageProblem(
        f"no {whose} release of {framework.name} satisfies '{wanted}'",
        hint=f"nearest: {framework.name}-{close}; errata envs releases {framework.name}",
    )


def _nightlies(
    asked: str,
    frameworks: Mapping[str, Framework],
    offered: Offered | None,
    skip: Callable[[EnvironmentFailed], None] | None,
) -> dict[str, list[Chosen]]:
    """Choose the newest nightly of one framework, or of every one with a nightly index."""
    having = [name for name, framework in frameworks.items() if framework.nightly is not None]
    if asked == NIGHTLY:
        names = having
    else:
        names = [framework_named(asked.removesuffix(f"-{NIGHTLY}"), frameworks).name]
    lacking = [name for name in names if name not in having]
    if lacking or not names:
        whose = f"of {lacking[0]}" if lacking else "of any framework"
        raise UsageProblem(
            f"the framework table names no index with nightlies {whose}",
            hint=f"those that have one: {', '.join(having)}"
            if having
            else "add a section [nightly] to envs/<framework>.toml",
        )
    if offered is None:
        raise UsageProblem(
            "a nightly is found by asking its index, which this command does not do",
            hint="name one, such as torch-2.17.0.dev20261119; errata envs releases --nightly",
        )
    found = {}
    for name in names:
        try:
            found[name] = [_newest_nightly(frameworks[name], offered)]
        except EnvironmentFailed as error:
            if skip is None:
                raise
            why = error.message.removeprefix(f"{error.environment}: ")
            skip(EnvironmentFailed(f"{name}-{NIGHTLY}", why, words=error.words, hint=error.hint))
    return found


def _newest_nightly(framework: Framework, offered: Offered) -> Chosen:
    """Choose the newest pre-release on a nightly index; never a final release.

    The newest that has the table's interpreter is preferred: uploads of a night come one by one.
    """
    offers = [
        offer
        for offer in _in_order(offered(framework, True))
        if Version(offer.version).is_prerelease
    ]
    if not offers:
        raise EnvironmentFailed(
            f"{framework.name}-{NIGHTLY}",
            "its nightly index has no build for this platform",
            hint=f"errata envs releases --nightly {framework.name}",
        )
    usual = framework.nightly.python if framework.nightly else ""
    fitting = [offer for offer in offers if usual in offer.pythons]
    offer = (fitting or offers)[-1]
    python = None if fitting or not offer.pythons else offer.pythons[-1]
    return _nightly(framework, offer.version, python)


def _nightly(framework: Framework, version: str, python: str | None) -> Chosen:
    return Chosen(version=version, index_url=framework.nightly_index(), nightly=True, python=python)
