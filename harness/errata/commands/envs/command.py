"""`errata envs list`, `path`, `lock`, `build`: environments, their locks, and where they are."""

from __future__ import annotations

import fnmatch
import itertools
import shutil
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.options import JsonFile
from errata.cli.terminal import deliver, make_console, make_table, marked, refuse_unwritable, say
from errata.model.errors import EnvironmentFailed, UsageProblem
from errata.plan.corpus import find_table_folder
from errata.report.listings import (
    ENVIRONMENTS,
    RELEASES,
    EnvironmentEntry,
    EnvironmentList,
    FrameworkReleases,
    ReleaseEntry,
    ReleaseList,
)
from errata.text.printable import counted

if TYPE_CHECKING:
    from rich.console import Console

    from errata.environments.built import BuiltEnvironment
    from errata.environments.garbage import DiskSpace, Waste
    from errata.environments.home import EnvironmentHome
    from errata.environments.locks import Locks
    from errata.indexes import IndexReport
    from errata.model.cell import EnvironmentSpec
    from errata.plan.framework import Framework

_PACKAGES_SIZE = 300 * 1024 * 1024  # bytes that extra packages may take next to a framework
_UNKNOWN_SIZE = 3000 * 1024 * 1024

_NAMES = "Environments, e.g. torch-2.15.0 or 'torch-*'."
Ids = Annotated[list[str] | None, typer.Argument(metavar="ID", help=_NAMES)]
All = Annotated[bool, typer.Option("--all", help="All releases of the framework table.")]
Platform = Annotated[
    str, typer.Option("--platform", metavar="PLATFORM", help="linux-x86_64 or linux-aarch64.")
]


@dataclass(frozen=True, kw_only=True)
class KnownEnvironments:
    """The framework table and the home of environments."""

    frameworks: dict[str, Framework]
    home: EnvironmentHome

    @property
    def listed(self) -> dict[str, EnvironmentSpec]:
        """The environments of the table, and those with a committed lock, oldest release first."""
        from packaging.version import Version

        from errata.plan.choosing import parse_environment

        specs = [
            framework.spec(release.version)
            for framework in self.frameworks.values()
            for release in framework.releases
        ]
        found = {spec.id: spec for spec in specs}
        for name in self.home.locks.committed_ids():
            if name not in found:
                found[name] = parse_environment(self.frameworks, name)
        order = sorted(found.values(), key=lambda s: (s.framework, Version(s.version), s.id))
        return {spec.id: spec for spec in order}

    def is_superseded(self, built: BuiltEnvironment) -> bool:
        """Whether an environment of the table now has another lock than built this one."""
        spec = self.listed.get(built.spec.id)
        lock = self.home.locks.current(spec) if spec else None
        return lock is not None and lock.digest != built.lock_digest

    def select(
        self, patterns: Sequence[str], *, listed_only: bool = False
    ) -> list[EnvironmentSpec]:
        """Find the environments that identifiers, globs and ranges name.

        Raises UsageProblem for what there is not; unless `listed_only`, releases need not be
        listed, and ranges and nightlies may ask an index, which raises EnvironmentFailed.
        """
        from errata.measuring.availability import offered
        from errata.plan.choosing import find_environments

        listed = self.listed
        chosen: dict[str, EnvironmentSpec] = {}
        for pattern in patterns:
            specs = [listed[name] for name in fnmatch.filter(listed, pattern)]
            if not specs:
                asking = None if listed_only else offered
                specs = find_environments(pattern, self.frameworks, asking)
            chosen |= {spec.id: spec for spec in specs}
        return list(chosen.values())


def open_environments() -> KnownEnvironments:
    """Find the table around the current folder and the user's home of environments."""
    from errata.environments.home import open_home
    from errata.plan.frameworks import load_frameworks

    folder = find_table_folder(Path.cwd())
    home = open_home(folder)
    return KnownEnvironments(frameworks=load_frameworks(folder), home=home)


def list_environments(ids: Ids = None, *, json_file: JsonFile = None) -> None:
    """Show environments, all by default: interpreter, lock, whether it is built, and its size.

    Exit code: 0 shown, 2 wrong usage or an invalid framework table.
    """
    refuse_unwritable(json_file)
    known = open_environments()
    home = known.home
    specs = known.select(ids, listed_only=True) if ids else list(known.listed.values())
    listed = [(spec, home.find(spec)) for spec in specs]
    found = [built for _, built in listed if built is not None]
    shown = {built.directory for built in found}
    others = [] if ids else [built for built in home.built() if built.directory not in shown]
    entries = [_entry(known, spec, built) for spec, built in listed]
    everything = [*found, *others]
    document = EnvironmentList(
        home=str(home.root),
        free_bytes=shutil.disk_usage(nearest_folder(home.root)).free,
        home_bytes=_need([built.spec for built in everything], everything),
        listed_bytes=_need(known.listed.values(), everything),
        environments=(*entries, *(_entry(known, built.spec, built) for built in others)),
    )
    deliver(lambda: _show_list(document), [(json_file, lambda: ENVIRONMENTS.text(document))])


def _show_list(document: EnvironmentList) -> None:
    locks = {"stale": "[red]stale[/]", "none": "[dim]none[/]"}
    table = make_table(
        "environment", "python", "lock", "built", "import", "size", right=("import", "size")
    )
    previous = None
    for entry in document.environments:
        group = entry.framework if entry.listed and not entry.superseded else ""
        if previous not in (None, group):
            table.add_section()
        previous = group
        lock = "superseded" if entry.superseded else locks.get(entry.lock, entry.lock)
        cells = (entry.python, lock, "[dim]no[/]", "", "")
        if entry.build is not None:
            seconds, size = f"{entry.import_s or 0:.1f} s", human(entry.size_bytes or 0)
            cells = (entry.python, lock, f"[green]{entry.build}[/]", seconds, size)
        table.add_row(entry.environment, *map(marked, cells))
    console = make_console()
    console.print(table)
    built = sum(entry.built for entry in document.environments)
    say(
        console,
        f"[dim]{built} of {len(document.environments)} built in {document.home}, about "
        f"{human(document.home_bytes)} with files shared with uv's cache; "
        f"{human(document.free_bytes)} free\nall listed environments would need about "
        f"{human(document.listed_bytes)}; errata envs gc removes unused ones[/]",
    )


def _entry(
    known: KnownEnvironments, spec: EnvironmentSpec, built: BuiltEnvironment | None
) -> EnvironmentEntry:
    return EnvironmentEntry(
        environment=spec.id,
        framework=spec.framework,
        release=spec.version,
        python=built.python_version if built else spec.python,
        lock=known.home.locks.state(spec),
        listed=spec.id in known.listed,
        built=built is not None,
        superseded=built is not None and known.is_superseded(built),
        build=built.framework_version if built else None,
        import_s=built.import_s if built else None,
        size_bytes=built.size if built else None,
        folder=str(built.directory) if built else None,
    )


def show_path(
    environment: Annotated[
        str, typer.Argument(metavar="ID", help="One environment, e.g. torch-2.15.0.")
    ],
) -> None:
    """Print the folder of a built environment, for use in scripts.

    Exit code: 0 printed, 2 wrong usage, 3 it is not built.
    """
    known = open_environments()
    (spec, *more) = known.select([environment])
    if more:
        raise UsageProblem(f"'{environment}' matches several environments", hint="name one")
    built = known.home.find(spec)
    if built is None:
        raise EnvironmentFailed(spec.id, "is not built", hint=f"errata envs build '{spec.id}'")
    typer.echo(built.directory)


def _need(specs: Iterable[EnvironmentSpec], standing: Iterable[BuiltEnvironment]) -> int:
    """Estimate the bytes of all environments: those of one framework build share its files."""
    from errata.environments.home import framework_files

    sizes = {built.spec.id: built.size for built in standing}
    groups: dict[tuple[str, str, str], list[int]] = {}
    for spec in specs:
        size = sizes.get(spec.id) or spec.size_mb * 1024 * 1024 or _UNKNOWN_SIZE
        groups.setdefault(framework_files(spec), []).append(size)
    return sum(max(group) + _PACKAGES_SIZE * (len(group) - 1) for group in groups.values())


def lock_environments(
    ids: Ids = None,
    all_: All = False,
    check: Annotated[
        bool,
        typer.Option("--check", help="Write nothing; exit with 1 if a lock is missing or stale."),
    ] = False,
    upgrade: Annotated[
        bool,
        typer.Option("--upgrade", help="Update every package, not only those that must change."),
    ] = False,
    platform: Platform = "",
) -> None:
    """Resolve the named environments and write their locks to envs/locks/.

    Uses the default package index only, so that locks are the same everywhere. Without --platform:
    for this platform and for every other that has locks.

    Exit code: 0 written, or nothing changed, 1 --check found a problem, 2 wrong usage, 3 no lock
    can be made.
    """
    known = open_environments()
    if not ids and not all_ and not check:
        raise UsageProblem("nothing to lock", hint="name environments, or give --all")
    specs = known.select(ids, listed_only=True) if ids else list(known.listed.values())
    locks = known.home.locks
    chosen = [locks.on(each) for each in ([platform] if platform else locks.platforms())]
    if check:
        _check_locks(chosen, specs)
        return
    console = make_console()
    changed = 0
    for spec, there in itertools.product(specs, chosen):
        where = "" if len(chosen) == 1 else f" for {there.platform}"
        with console.status(f"locking {spec.id}{where}"):
            lock, is_new = there.relock(spec, upgrade=upgrade)
        changed += is_new
        mark = "[green]locked[/]   " if is_new else "[dim]unchanged[/]"
        mark = mark if lock else "[yellow]no lock[/]  "
        about = f"{len(lock.pins)} packages" if lock else there.absence(spec)
        say(console, f"{mark} {spec.id}{where}  [dim]{about}[/]")
    count = counted(len(specs) * len(chosen), "lock")
    say(console, f"[bold]{changed} of {count} changed[/]")


def build_environments(ids: Ids = None, all_: All = False) -> None:
    """Build environments, by default the newest release of each framework.

    ID may also be a release that is not listed (torch==2.9.1), a range or torch-nightly.

    Exit code: 0 built, 2 wrong usage, 3 an environment cannot be built, 130 interrupted.
    """
    from errata.measuring.availability import refuse_absent

    known = open_environments()
    if ids:
        specs = known.select(ids)
        refuse_absent(specs, known.frameworks, find_table_folder(Path.cwd()))
    elif all_:
        specs = list(known.listed.values())
    else:
        specs = [item.spec(item.newest.version) for item in known.frameworks.values()]
    console = make_console()
    missing = [spec for spec in specs if known.home.find(spec) is None]
    if not missing:
        say(console, f"[green]nothing to do: {counted(len(specs), 'environment')} built already[/]")
        return
    free = shutil.disk_usage(nearest_folder(known.home.root)).free
    say(
        console,
        f"{len(missing)} to build: up to {human(known.home.estimate(missing))} on disk in "
        f"{known.home.root} ({human(free)} free)",
    )
    known.home.check_space(missing)
    failures = [failure for spec in missing if (failure := _build_one(known.home, spec, console))]
    if len(failures) == 1:
        raise failures[0]
    for failure in failures:
        console.print(f"\n{failure.message}\n{failure.words}\n{failure.hint}", soft_wrap=True)
    if failures:
        names = ", ".join(failure.environment for failure in failures)
        raise EnvironmentFailed(
            f"{len(failures)} environments",
            f"could not be built: {names}",
            hint="the reasons are above; errata doctor shows interpreters, disk and indexes",
        )


def _check_locks(chosen: Sequence[Locks], specs: Sequence[EnvironmentSpec]) -> None:
    """Show every lock that does not fit the table; exit with 1 if there is one."""
    console = make_console()
    table = make_table("environment", "platform", "its committed lock …")
    for spec, locks in itertools.product(specs, chosen):
        for problem in locks.problems(spec):
            table.add_row(spec.id, locks.platform, problem)
    if table.row_count:
        console.print(table)
        say(console, "[bold]renew them: errata envs lock ID[/]")
        raise typer.Exit(1)
    for locks in chosen:
        absent = sum(locks.committed(spec) is None for spec in specs)
        words = f"{counted(len(specs) - absent, 'lock')} for {locks.platform} checked"
        without = f"; {counted(absent, 'environment')} without a wheel" if absent else ""
        say(console, f"[green]{words}: all fit the framework table{without}[/]")


def _build_one(
    home: EnvironmentHome, spec: EnvironmentSpec, console: Console
) -> EnvironmentFailed | None:
    """Build one environment under a spinner; return rather than raise its failure."""
    with console.status(marked(f"[bold]{spec.id}[/]")) as status:

        def report(stage: str, detail: str) -> None:
            from rich.markup import escape

            status.update(marked(f"[bold]{spec.id}[/]  {stage}  [dim]{escape(detail)}[/]"))

        try:
            built = home.ensure(spec, report)
        except EnvironmentFailed as error:
            say(console, f"[red]failed[/]  {spec.id}")
            return error
    say(
        console,
        f"[green]built[/]   {spec.id}  [dim]{built.framework_version}, CPython "
        f"{built.python_version}, {built.built_s:.0f} s, {human(built.size)}[/]",
    )
    return None


def nearest_folder(folder: Path) -> Path:
    """Find the nearest folder upwards that exists."""
    return next(parent for parent in (folder, *folder.parents) if parent.exists())


def human(size: float) -> str:
    """Write bytes as megabytes or gigabytes."""
    return f"{size / 1e9:.1f} GB" if size >= 1e9 else f"{size / 1e6:.0f} MB"


_DAY_S = 86400
_NEARLY = 0.95  # of the bytes: whose packages the screen names

Cache = Annotated[
    bool, typer.Option("--cache", help="Also remove from uv's cache what no environment uses then.")
]


def remove_environments(
    ids: Annotated[list[str], typer.Argument(metavar="ID", help=_NAMES)], cache: Cache = False
) -> None:
    """Remove the named environments from the disk; they are built again when needed.

    Exit code: 0 removed, 2 wrong usage.
    """
    from errata.environments.garbage import count_space

    known = open_environments()
    console = make_console()
    standing = known.home.built()
    chosen: dict[Path, BuiltEnvironment] = {}
    for pattern in ids:
        matches = [built for built in standing if fnmatch.fnmatchcase(built.spec.id, pattern)]
        if not matches:
            raise UsageProblem(f"no built environment matches '{pattern}'", hint="errata envs list")
        chosen |= {built.directory: built for built in matches if built.directory}
    space = count_space(chosen)
    for built in chosen.values():
        size = known.home.remove(built)
        say(console, f"removed {built.spec.id}  [dim]{human(size)}[/]")
    _say_what_is_free(console, space, known.home.root, cache=cache)


def collect_garbage(
    unused_for: Annotated[
        float | None,
        typer.Option(
            "--unused-for",
            metavar="DAYS",
            min=0,
            help="Also remove environments that no run used for this many days, listed or not.",
        ),
    ] = None,
    cache: Cache = False,
    dry_run: Annotated[
        bool,
        typer.Option(
            "--dry-run", help="Show what would be removed and how much that frees; remove nothing."
        ),
    ] = False,
) -> None:
    """Remove unused environments: superseded, no longer listed, or half built.

    Environments in use are kept, and those that are not listed for a week after their last use.

    Exit code: 0 removed, or nothing to remove, 2 wrong usage.
    """
    from errata.environments.garbage import DAY_S, count_space, find_waste, is_in_use, remove_waste

    known = open_environments()
    console = make_console()
    seconds = None if unused_for is None else unused_for * DAY_S
    found = find_waste(known.home, known.listed, unused_for_s=seconds)
    busy = [waste for waste in found if is_in_use(waste)]
    going = [waste for waste in found if waste not in busy]
    if not found:
        say(console, f"[green]nothing to remove in {known.home.root}[/]")
        return
    _show_waste(console, going, busy)
    space = count_space(path for waste in going if (path := waste.path) and path.is_dir())
    if not dry_run:
        for waste in going:
            if not remove_waste(waste):
                say(console, f"kept {waste.name}: another run began to use it")
    _say_what_is_free(console, space, known.home.root, cache=cache, dry_run=dry_run)


def _show_waste(console: Console, going: Sequence[Waste], busy: Sequence[Waste]) -> None:
    table = make_table("what", "last used", "size", "why", right=("size",))
    for waste in (*going, *busy):
        if waste.group:
            continue
        size = human(waste.built.size) if waste.built else ""
        why = f"{waste.why}; [bold]in use, so kept[/]" if waste in busy else waste.why
        table.add_row(waste.name, _ago(waste.last_used), size, marked(why))
    for group in dict.fromkeys(waste.group for waste in going if waste.group):
        some = [waste for waste in going if waste.group == group]
        table.add_row(f"{group}: {len(some)}", "", "", some[0].why)
    console.print(table)


def _say_what_is_free(
    console: Console, space: DiskSpace, root: Path, *, cache: bool, dry_run: bool = False
) -> None:
    """Report what the disk gains, and what other links to the same files keep."""
    verb = "would free" if dry_run else "freed"
    say(console, f"[bold]{verb} {human(space.freed)}[/]")
    if space.shared:
        say(console, f"[dim]{human(space.shared)} kept: other environments use those files too[/]")
    if not space.cached:
        return
    names = _largest(space.in_cache)
    if cache:
        if not dry_run:
            from errata.environments.garbage import clean_uv_cache

            removed = clean_uv_cache(sorted(space.in_cache), root)
            console.print(removed, style="dim", soft_wrap=True)
        cleared = human(sum(space.in_cache.values()))
        say(
            console,
            f"[bold]{verb} {cleared} in uv's cache[/]; builds of whatever release download these "
            f"again: {', '.join(names)}",
        )
    elif dry_run:
        say(
            console,
            f"{human(space.cached)} would stay in uv's cache for the next build; --cache removes "
            "that too",
        )
    else:
        say(
            console,
            f"{human(space.cached)} stay in uv's cache, for the next build; to clear that too: "
            f"uv cache clean {' '.join(names)}",
        )


def _largest(sizes: Mapping[str, int]) -> list[str]:
    """Name the packages that make up nearly everything, largest first."""
    names = sorted(sizes, key=lambda name: -sizes[name])
    enough, so_far = _NEARLY * sum(sizes.values()), 0
    for count, name in enumerate(names, start=1):
        so_far += sizes[name]
        if so_far >= enough:
            return names[:count]
    return names


def _ago(when: float | None) -> str:
    if when is None:
        return ""
    days = int((time.time() - when) // _DAY_S)
    return "today" if days < 1 else "yesterday" if days == 1 else f"{days} days ago"


def list_releases(
    frameworks: Annotated[
        list[str] | None,
        typer.Argument(metavar="FRAMEWORK", help="torch, paddle or mindspore. Default: all."),
    ] = None,
    variant: Annotated[
        str, typer.Option("--variant", metavar="BUILD", help="The build: cpu, gpu or ascend.")
    ] = "cpu",
    pre: Annotated[bool, typer.Option("--pre", help="Include pre-releases.")] = False,
    nightly: Annotated[
        bool, typer.Option("--nightly", help="List what the nightly indexes offer instead.")
    ] = False,
    json_file: JsonFile = None,
) -> None:
    """List the releases that your package indexes offer, newest first, with their interpreters.

    Uses the index, extra index and find-links settings of pip and uv; PyPI without any.

    Exit code: 0 listed, 2 wrong usage, 3 no index answers.
    """
    from errata.measuring.availability import look_up

    refuse_unwritable(json_file)
    known = open_environments()
    chosen = _choose(known, frameworks, nightly=nightly)
    reports = [(item, look_up(item, variant=variant, nightly=nightly)) for item in chosen]
    rows = {
        item.name: [
            row
            for row in _rows(known, item, found, variant, nightly=nightly)
            if pre or nightly or not row.prerelease or row.listed
        ]
        for item, found in reports
    }
    document = ReleaseList(
        frameworks=tuple(
            FrameworkReleases(
                framework=item.name,
                variant=variant,
                distribution=found.distribution,
                asked=tuple(found.asked),
                failures=tuple(found.failures),
                releases=tuple(rows[item.name]),
            )
            for item, found in reports
        )
    )
    deliver(
        lambda: _show_releases(document, {item.name: found.elsewhere for item, found in reports}),
        [(json_file, lambda: RELEASES.text(document))],
    )


def _choose(
    known: KnownEnvironments, names: Sequence[str] | None, *, nightly: bool
) -> list[Framework]:
    """Find the frameworks asked for; raises UsageProblem for one that the table lacks."""
    from errata.plan.choosing import framework_named

    if not names:
        every = list(known.frameworks.values())
        having = [item for item in every if item.nightly is not None] if nightly else every
        if not having:
            raise UsageProblem(
                "the framework table names no index with nightlies of any framework",
                hint="add a section [nightly] to envs/<framework>.toml",
            )
        return having
    return [framework_named(name, known.frameworks) for name in dict.fromkeys(names)]


def _rows(
    known: KnownEnvironments,
    framework: Framework,
    found: IndexReport,
    variant: str,
    *,
    nightly: bool,
) -> list[ReleaseEntry]:
    """Join what is offered with what the table lists and the home holds, newest first."""
    from packaging.version import Version

    offered = {Version(offering.version): offering for offering in found.offers}
    listed = {} if nightly else {release.parsed: release for release in framework.releases}
    built: dict[Version, list[str]] = {}
    for environment in known.home.built():
        spec = environment.spec
        if (spec.framework, spec.variant) == (framework.name, variant):
            built.setdefault(Version(spec.version), []).append(spec.id)
    return [
        ReleaseEntry(
            version=listed[version].version if version in listed else str(version),
            offered=version in offered,
            pythons=tuple(offered[version].pythons) if version in offered else (),
            yanked=version in offered and offered[version].yanked,
            prerelease=version.is_prerelease,
            source=offered[version].source if version in offered else None,
            listed=version in listed,
            built=tuple(sorted(set(built.get(version, [])))),
        )
        for version in sorted({*offered, *listed}, reverse=True)
    ]


def _show_releases(document: ReleaseList, elsewhere: Mapping[str, int]) -> None:
    console = make_console()
    for item in document.frameworks:
        table = make_table("release", "interpreters", "table", "built", "")
        for row in item.releases:
            table.add_row(
                f"{item.framework}-{row.version}",
                _span(row.pythons),
                "listed" if row.listed else "",
                marked("[green]yes[/]" if row.built else ""),
                marked(_remark(row)),
            )
        console.print(table)
        for failure in item.failures:
            console.print(f"no answer from {failure}", style="yellow", soft_wrap=True)
        releases = f"{counted(len(item.releases), 'release')} of '{item.distribution}'"
        console.print(f"{releases}; from: {', '.join(item.asked)}", style="dim")
        if elsewhere[item.framework]:
            say(
                console, f"[dim]{elsewhere[item.framework]} more have no wheel for this platform[/]"
            )


def _remark(row: ReleaseEntry) -> str:
    remarks = []
    if not row.offered:
        remarks.append("[yellow]not on the index[/]")
    elif row.yanked:
        remarks.append("[yellow]yanked[/]")
    if row.prerelease:
        remarks.append("pre-release")
    return ", ".join(remarks)


def _span(pythons: Iterable[str]) -> str:
    """Write interpreters in short: `3.9 to 3.12, 3.14`."""
    minors = [int(python.partition(".")[2]) for python in pythons]
    spans: list[list[int]] = []
    for minor in minors:
        if spans and minor == spans[-1][-1] + 1:
            spans[-1].append(minor)
        else:
            spans.append([minor])
    return ", ".join(
        f"3.{span[0]}" if len(span) == 1 else f"3.{span[0]} to 3.{span[-1]}" for span in spans
    )
