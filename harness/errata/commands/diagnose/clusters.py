"""Join failures with the same signature into clusters, and compare them with a baseline: pure."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from errata.commands.diagnose.logs import LogFailure, ReadLog, key_of_test
from errata.commands.diagnose.scoring import Recognised
from errata.model.matching import counts_as, normalise_message
from errata.model.outcome import StrEnum

_NUMBERS = re.compile(r"0x…|\b0x[0-9a-fA-F]+|\b[0-9a-f]{8,64}\b|[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?")
_CUT = re.compile(r"(?:\.{3}|…)$")
_SHORTEST_CUT = 12


class Standing(StrEnum):
    """What a cluster means beside the baseline, the most urgent first."""

    REGRESSED = "regressed"
    NEW = "new"
    UNDECIDED = "undecided"
    BOTH = "on both sides"
    KNOWN = "known"
    MACHINE = "infrastructure"
    HEALED = "healed"
    NOT_SEEN = "not seen"


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where a failure was seen: a log, the job in it where it names jobs, and the line."""

    log: str
    job: str
    line: int
    test: str


@dataclass(frozen=True, kw_only=True)
class Cluster:
    """Failures with one signature: the type and the message without its numbers.

    `message` is that of the first of them, `text` the part of its log. `places` lists all of them,
    in the order of the logs. `recognised` are the documented cases, the likeliest first. Texts are
    raw and untrusted.
    """

    type: str
    message: str
    text: str
    places: tuple[Place, ...]
    standing: Standing
    recognised: tuple[Recognised, ...] = ()

    @property
    def tests(self) -> tuple[str, ...]:
        """The tests that failed so, each once."""
        return tuple(dict.fromkeys(place.test for place in self.places if place.test))


@dataclass(frozen=True, kw_only=True)
class LogFacts:
    """A log that was read: its size, and what ended its job from outside, if anything did."""

    name: str
    lines: int
    failures: int
    cut_off: str
    build: str


@dataclass(frozen=True, kw_only=True)
class Triage:
    """All failures of some logs, in clusters; the most urgent first, then the most frequent.

    `baseline` are its logs, those that were cut off included: nothing is compared with them.
    `problems` name files that were not read.
    """

    clusters: tuple[Cluster, ...]
    logs: tuple[LogFacts, ...]
    baseline: tuple[LogFacts, ...] = ()
    problems: tuple[str, ...] = ()

    @property
    def is_worse(self) -> bool:
        """Whether something is new or regressed."""
        return any(one.standing in (Standing.NEW, Standing.REGRESSED) for one in self.clusters)


@dataclass(kw_only=True)
class _Group:
    """The failures of one signature, on one side."""

    first: LogFailure
    places: list[Place] = field(default_factory=list)


_Groups = dict[tuple[str, str], _Group]


def cluster_logs(now: Sequence[ReadLog], before: Sequence[ReadLog]) -> list[Cluster]:
    """Join the failures of logs and compare them with a baseline's, the most urgent first.

    Without a baseline every cluster is new. Logs that were cut off are no baseline.
    """
    clean = [log for log in before if not log.cut_off]
    groups, earlier = _grouped(now), _grouped(clean)
    passed: set[str] = set().union(*(log.passed for log in clean))
    clusters = []
    for key, group in groups.items():
        cluster = _cluster(group)
        if group.first.is_machine:
            standing = Standing.MACHINE
        elif before:
            is_cut = len(clean) < len(before)
            standing = _beside(cluster, is_in=key in earlier, passed=passed, is_cut=is_cut)
        else:
            standing = Standing.NEW
        clusters.append(replace(cluster, standing=standing))
    return in_order([*clusters, *_gone(earlier, groups, now)])


def in_order(clusters: Iterable[Cluster]) -> list[Cluster]:
    """Sort clusters: the most urgent first, then the most frequent."""
    order = tuple(Standing)
    return sorted(
        clusters, key=lambda one: (order.index(one.standing), -len(one.places), one.message)
    )


def _beside(cluster: Cluster, *, is_in: bool, passed: set[str], is_cut: bool) -> Standing:
    """Compare a cluster with the baseline's clean logs."""
    if is_in:
        return Standing.BOTH
    if any(key_of_test(test) in passed for test in cluster.tests):
        return Standing.REGRESSED
    # A job that was cut off may have failed so, had it gone on.
    return Standing.UNDECIDED if is_cut else Standing.NEW


def _gone(earlier: _Groups, groups: _Groups, now: Sequence[ReadLog]) -> Iterator[Cluster]:
    """Yield the baseline's clusters that do not occur now.

    Healed is what two clean runs passed; two logs of one build are one run with a retry.
    """
    for key, group in earlier.items():
        if key in groups or group.first.is_machine:
            continue
        cluster = _cluster(group)
        tests = set(map(key_of_test, cluster.tests))
        runs = {
            log.build or log.name
            for log in now
            if not log.cut_off and tests and log.passed.issuperset(tests)
        }
        healed = len(runs) > 1
        yield replace(cluster, standing=Standing.HEALED if healed else Standing.NOT_SEEN)


def _cluster(group: _Group) -> Cluster:
    return Cluster(
        type=group.first.type,
        message=group.first.message,
        text=group.first.text,
        places=tuple(group.places),
        standing=Standing.NEW,
    )


def facts_of(log: ReadLog) -> LogFacts:
    """Return what a report says of a log."""
    return LogFacts(
        name=log.name,
        lines=log.lines,
        failures=sum(not one.is_machine for one in log.failures),
        cut_off=log.cut_off,
        build=log.build,
    )


def _grouped(logs: Iterable[ReadLog]) -> _Groups:
    """Join failures with the same signature; a message that was cut joins the whole one."""
    groups: _Groups = {}
    for log in logs:
        for failure in log.failures:
            key = _signature(failure)
            group = groups.setdefault(key, _Group(first=failure))
            if len(failure.text) > len(group.first.text):
                group.first = failure
            group.places.append(
                Place(log=log.name, job=failure.job, line=failure.line, test=failure.test)
            )
    for key in [key for key in groups if _CUT.search(key[1])]:
        start = _CUT.sub("", key[1]).strip()
        whole = [
            other
            for other in groups
            if other != key and other[0] in (key[0], "") and other[1].startswith(start)
        ]
        if len(whole) == 1 and len(start) >= _SHORTEST_CUT:
            groups[whole[0]].places += groups.pop(key).places
    return groups


def _signature(failure: LogFailure) -> tuple[str, str]:
    """Return what failures of one cause share: no number is the same in two runs."""
    message = normalise_message(failure.message)
    return counts_as(failure.type).rpartition(".")[2], _NUMBERS.sub("#", message)


def count_standings(clusters: Iterable[Cluster]) -> list[tuple[Standing, int]]:
    """Count the clusters by what they mean; what does not occur is left out."""
    counts = Counter(one.standing for one in clusters)
    return [(standing, counts[standing]) for standing in Standing if counts[standing]]
