from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pytest
from factories import make_environment

from errata.environments.built import BuiltEnvironment
from errata.environments.home import EnvironmentHome
from errata.measuring.supply import Supply
from errata.model.cell import EnvironmentSpec
from errata.model.errors import EnvironmentFailed
from errata.model.outcome import Outcome

ONE, TWO, WITH_TIMM = (
    make_environment(version="1.0"),
    make_environment(version="2.0"),
    make_environment(version="1.0", packages=["timm"]),
)


@dataclass
class Told:
    """Takes down what is told of environments."""

    stages: list[tuple[str, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def note(self, text: str) -> None:
        self.notes.append(text)

    def environment(self, environment: str, stage: str, detail: str) -> None:
        self.stages.append((environment, stage))

    def phase(self, name: str, count: int, seconds: Mapping[str, float], slots: int) -> None: ...

    def cell_started(self, cell: str) -> None: ...

    def cell_done(self, cell: str, outcome: Outcome) -> None: ...


@dataclass
class FakeHome:
    """Stands in for a folder of environments: building is writing down a name."""

    root: Path = Path("home")
    standing: dict[str, BuiltEnvironment] = field(default_factory=dict)
    locked: set[str] = field(default_factory=set)
    broken: set[str] = field(default_factory=set)
    in_use: set[str] = field(default_factory=set)
    events: list[str] = field(default_factory=list)

    @property
    def locks(self) -> Any:
        return self

    def current(self, spec: EnvironmentSpec) -> Any:
        return built(spec) if spec.id in self.locked else None

    def obtain(self, spec: EnvironmentSpec, report: Callable[[str, str], None]) -> Any:
        if spec.id in self.broken:
            raise EnvironmentFailed(spec.id, "cannot be resolved")
        self.locked.add(spec.id)
        self.events.append(f"lock {spec.id}")
        return built(spec)

    def find(self, spec: EnvironmentSpec) -> BuiltEnvironment | None:
        return self.standing.get(spec.id)

    def ensure(self, spec: EnvironmentSpec, report: Callable[[str, str], None]) -> BuiltEnvironment:
        if spec.id in self.broken:
            raise EnvironmentFailed(spec.id, "cannot be built")
        self.events.append(f"build {spec.id}")
        self.standing[spec.id] = built(spec)
        return self.standing[spec.id]

    def remove(self, environment: BuiltEnvironment) -> int:
        if environment.spec.id in self.in_use:
            raise EnvironmentFailed(environment.spec.id, "is in use")
        self.events.append(f"remove {environment.spec.id}")
        del self.standing[environment.spec.id]
        return 0

    def check_space(self, specs: Iterable[EnvironmentSpec]) -> None: ...

    def estimate(self, specs: Iterable[EnvironmentSpec], *, alone: bool = False) -> int:
        return 10**9 * len(list(specs)) * (2 if alone else 1)

    @contextmanager
    def hold(self, environment: BuiltEnvironment) -> Iterator[None]:
        yield

    @contextmanager
    def scratch_cache(self) -> Iterator[None]:
        self.events.append("cache")
        yield
        self.events.append("no cache")


def built(spec: EnvironmentSpec) -> Any:
    """Make an environment whose lock's digest is its name; it serves as the lock as well."""

    @dataclass(frozen=True, kw_only=True)
    class Locked(BuiltEnvironment):
        digest: str

    name = spec.id
    return Locked(
        spec=spec,
        python=Path(name, "bin", "python"),
        directory=Path(name),
        lock_digest=name,
        framework_version=spec.version,
        python_version="3.11.9",
        digest=name,
    )


def supply(home: FakeHome, *, ephemeral: bool = False) -> tuple[Supply, Told]:
    told = Told()
    return Supply(cast(EnvironmentHome, home), told, ephemeral=ephemeral), told


def test_locking_builds_nothing() -> None:
    home = FakeHome(locked={ONE.id})
    mine, _ = supply(home)
    mine.lock([ONE, TWO])
    assert set(mine.keys) == {ONE.id, TWO.id}
    assert home.events == [f"lock {TWO.id}"]


def test_without_resolving_only_what_is_known_has_a_key() -> None:
    mine, _ = supply(FakeHome(locked={ONE.id}))
    mine.lock([ONE, TWO], resolve=False)
    assert set(mine.keys) == {ONE.id}


def test_what_cannot_be_resolved_is_a_failure_and_told() -> None:
    mine, told = supply(FakeHome(broken={ONE.id}))
    mine.lock([ONE, TWO])
    assert set(mine.failures) == {ONE.id}
    assert set(mine.keys) == {TWO.id}
    assert (ONE.id, "failed") in told.stages


def test_only_what_does_not_stand_is_built() -> None:
    home = FakeHome(standing={ONE.id: built(ONE)})
    mine, _ = supply(home)
    assert list(mine.provide([ONE, TWO])) == [[ONE.id, TWO.id]]
    assert home.events == [f"build {TWO.id}"]
    assert [environment.spec for environment in mine.made] == [TWO]


def test_what_cannot_be_built_is_left_out_and_the_rest_is_lent() -> None:
    mine, _ = supply(FakeHome(broken={ONE.id}))
    assert list(mine.provide([ONE, TWO])) == [[TWO.id]]
    assert set(mine.failures) == {ONE.id}


def test_ephemeral_environments_are_built_lent_and_dropped_one_at_a_time() -> None:
    home = FakeHome()
    mine, told = supply(home, ephemeral=True)
    for lent in mine.provide([ONE, TWO]):
        home.events.append(f"use {lent[0]}")
        assert set(home.standing) == set(lent)
    # Room for one at a time is enough, whatever shares its files elsewhere.
    assert told.notes == ["building 2 environments, one at a time, up to 2.0 GB, in home"]
    assert home.events == [
        *("cache", f"build {ONE.id}", f"use {ONE.id}", f"remove {ONE.id}", "no cache"),
        *("cache", f"build {TWO.id}", f"use {TWO.id}", f"remove {TWO.id}", "no cache"),
    ]


def test_ephemeral_environments_of_one_release_share_its_download() -> None:
    home = FakeHome()
    mine, _ = supply(home, ephemeral=True)
    list(mine.provide([ONE, TWO, WITH_TIMM]))
    assert home.events.count("cache") == 2
    order = [event for event in home.events if event.startswith("build")]
    assert order == [f"build {ONE.id}", f"build {WITH_TIMM.id}", f"build {TWO.id}"]


def test_ephemeral_environments_come_oldest_release_first() -> None:
    home = FakeHome()
    mine, _ = supply(home, ephemeral=True)
    specs = [make_environment(version=version) for version in ("2.10.0", "2.9.1", "2.2.2")]
    lent = [name for batch in mine.provide(specs) for name in batch]
    assert lent == ["torch-2.2.2", "torch-2.9.1", "torch-2.10.0"]


@pytest.mark.parametrize(
    "kept", [{"standing": {ONE.id: built(ONE)}}, {"in_use": {ONE.id}}], ids=["stood", "used"]
)
def test_ephemeral_never_drops_what_stood_before_or_another_run_uses(kept: dict[str, Any]) -> None:
    home = FakeHome(**kept)
    mine, _ = supply(home, ephemeral=True)
    assert list(mine.provide([ONE, TWO])) == [[ONE.id], [TWO.id]]
    assert set(home.standing) == {ONE.id}


def test_ephemeral_never_drops_what_another_command_built_meanwhile() -> None:
    home = FakeHome()
    mine, _ = supply(home, ephemeral=True)
    for lent in mine.provide([ONE, TWO]):
        home.standing[TWO.id] = built(TWO)
        assert lent in ([ONE.id], [TWO.id])
    assert set(home.standing) == {TWO.id}
    assert f"build {TWO.id}" not in home.events


def test_a_dropped_environment_is_built_again_when_it_is_needed_again() -> None:
    home = FakeHome()
    mine, _ = supply(home, ephemeral=True)
    list(mine.provide([ONE]))
    list(mine.provide([ONE]))
    assert home.events.count(f"build {ONE.id}") == 2
    assert mine.describe(ONE) is not None


def test_a_dropped_environment_that_cannot_be_built_again_is_not_lent() -> None:
    home = FakeHome()
    mine, _ = supply(home, ephemeral=True)
    list(mine.provide([ONE]))
    home.broken.add(ONE.id)
    assert list(mine.provide([ONE])) == []
    assert set(mine.failures) == {ONE.id}


def test_closing_the_iterator_drops_the_environment_that_was_lent() -> None:
    home = FakeHome()
    mine, _ = supply(home, ephemeral=True)
    lent = mine.provide([ONE, TWO])
    next(lent)
    lent.close()
    assert home.standing == {}
    assert f"build {TWO.id}" not in home.events


@pytest.mark.parametrize("ephemeral", [True, False])
def test_an_interpreter_of_the_users_own_is_neither_locked_nor_built(ephemeral: bool) -> None:
    outside = make_environment(external=Path("/usr/bin/python"))
    home = FakeHome()
    mine = Supply(
        cast(EnvironmentHome, home),
        Told(),
        outside={outside.id: built(outside)},
        ephemeral=ephemeral,
    )
    mine.lock([outside])
    assert list(mine.provide([outside])) == [[outside.id]]
    assert home.events == []
