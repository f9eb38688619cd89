"""The project's chores, run with nox: each session only calls what the project already has."""

import os
from contextlib import ExitStack
from pathlib import Path

import nox
from nox.command import CommandFailed

nox.needs_version = ">=2025.2.9"
nox.options.default_venv_backend = "uv"
nox.options.sessions = ["lint", "tests", "corpus"]

NEWEST = ["torch-2.15.0", "paddle-3.3.1", "mindspore-2.10.0"]
OLDEST = ["paddle-1.8.5", "mindspore-2.0.0"]
CORES = len(os.sched_getaffinity(0))
WORKFLOWS = Path(".github/workflows")
TO_COPY = Path("docs/own-project")  # what others copy into their projects
PROJECT = nox.project.load_toml("pyproject.toml")


def _install(session: nox.Session, *groups: str) -> None:
    """Install Errata, editable, with dependency groups of the project."""
    packages = nox.project.dependency_groups(PROJECT, *groups)
    # Interpreters start by the hundred: modules are compiled once, and tests too.
    session.env["PYTHONDONTWRITEBYTECODE"] = None
    session.install("--compile-bytecode", "--editable", ".", *packages)


def _pytest(session: nox.Session, *arguments: str) -> None:
    """Run tests and print the thirty slowest; benchmarks/README.md keeps their table.

    Each worker takes its part of the files and, once done, tests from the end of another's:
    fixtures of a module are hardly ever made twice. Tests wait at times, for a browser or a hang;
    those of integration wait half of their time, for commands, installers and deadlines.
    """
    workers = 2 * CORES if "tests/integration" in arguments else CORES + 1
    at_once = ("-n", str(workers), "--dist", "worksteal")
    session.run("pytest", *at_once, "--durations", "30", *arguments)


def _prepare(session: nox.Session) -> None:
    """Install what tests need beside packages: a server, a browser, environments of frameworks."""
    session.env["PYTHONPATH"] = "tests"
    session.run("python", "-m", "postgres")
    session.run("python", "-m", "browser.install_chromium")
    session.run("errata", "envs", "build", *NEWEST)
    # Where a machine has no interpreter that old, their tests say so and are skipped.
    session.run("errata", "envs", "build", *OLDEST, success_codes=[0, 3])


@nox.session
def lint(session: nox.Session) -> None:
    """Check style, formatting, import layers, spelling, the workflow files, and types, strictly."""
    _install(session, "lint", "types")
    session.run("ruff", "check")
    session.run("ruff", "format", "--check")
    session.run("lint-imports", "--no-cache")
    session.run("codespell")
    schema = ("check-jsonschema", "--builtin-schema")
    workflows = [*map(str, WORKFLOWS.glob("*.yml")), str(TO_COPY / "github.yml"), "action.yml"]
    session.run(*schema, "vendor.github-workflows", *workflows[:-1])
    session.run(*schema, "vendor.github-actions", "action.yml")
    gitlab = (".gitlab-ci.yml", str(TO_COPY / "gitlab.yml"))
    session.run(*schema, "vendor.gitlab-ci", "--data-transform", "gitlab-ci", *gitlab)
    session.run(*schema, "vendor.citation-file-format", "CITATION.cff")
    session.run("zizmor", "--offline", "--no-progress", *workflows)
    session.run("mypy")


@nox.session
def tests(session: nox.Session) -> None:
    """Run the unit tests, drive the site in a real browser, and the command in real environments.

    Arguments select tests, as `-m browser` does; without any, those that take minutes are left out.
    """
    _install(session, "browser")
    # Two tests that start the command at once would compile the same modules.
    session.run("python", "-m", "compileall", "-q", "harness")
    _prepare(session)
    parts = (
        ("-m", "not integration and not browser"),
        ("-m", "browser", "tests/browser"),
        ("-m", "integration and not long", "tests/integration"),
    )
    with ExitStack() as left:  # each part runs, whatever the others found
        for part in reversed([session.posargs] if session.posargs else parts):
            left.callback(_pytest, session, *part)


@nox.session
def figures(session: nox.Session) -> None:
    """Write the figures and pages that come from the record, and take the site's picture anew."""
    _install(session, "browser")
    session.run("python", "-m", "tools.figures")
    session.run("python", "-m", "tools.moving")
    session.env["PYTHONPATH"] = "tests:."
    session.run("python", "-m", "browser.install_chromium")
    session.run("python", "-m", "browser.screenshots", *session.posargs)


@nox.session
def corpus(session: nox.Session) -> None:
    """Check the cases and run them on the default profile: each framework's newest release."""
    _install(session)
    try:
        session.run("errata", "check", "--overlaps", "--mutations", "--triggers", "--watch")
    finally:  # whatever the proofs say
        session.run("errata", "run", *session.posargs)


@nox.session
def long(session: nox.Session) -> None:
    """Run the integration tests that take a minute or more each."""
    _install(session, "tests")
    session.run("errata", "envs", "build", *NEWEST)
    _pytest(session, "-m", "long", *session.posargs)


@nox.session
def equivalence(session: nox.Session) -> None:
    """Run the corpus in every way that must not matter; fail where two ways disagree."""
    _install(session)
    session.env["PYTHONPATH"] = "tests"
    session.run("python", "-m", "equivalence", *session.posargs)


@nox.session(python="3.11")
def fuzz(session: nox.Session) -> None:
    """Try hostile inputs for long: 5,000 examples a property, then a minute of guided fuzzing."""
    _install(session, "fuzz")
    session.run("pytest", "tests/fuzz", "--hypothesis-profile", "long", *session.posargs)
    session.env["PYTHONPATH"] = "tests"
    rules = ("message", "pattern", "traceback", "issue", "case_file", "framework_table")
    for rule in (*rules, "script", "results", "record", "costs", "bundle"):
        folder = Path(session.create_tmp()) / rule
        folder.mkdir(exist_ok=True)
        options = ("-max_total_time=60", "-max_len=8192", "-timeout=20", "-rss_limit_mb=2048")
        session.run("python", "-m", "fuzz", rule, str(folder), *options)


@nox.session
def faults(session: nox.Session) -> None:
    """Put the harness under fault, kills at random moments above all; fail on any loss."""
    _install(session, "tests")
    session.env["PYTHONPATH"] = "tests"
    session.run("python", "-m", "faults", *session.posargs)


@nox.session
def torture(session: nox.Session) -> None:
    """Run the scripts that behave as badly as they can; each must end rightly, leaving nothing."""
    _install(session)
    session.env["PYTHONPATH"] = "tests"
    session.run("python", "-m", "torture", *session.posargs)


@nox.session
def bench(session: nox.Session) -> None:
    """Measure speed as ratios, side by side; never part of the tests."""
    _install(session, "tests")
    session.run("python", "-m", "benchmarks", *session.posargs)


@nox.session
def gather(session: nox.Session) -> None:
    """Make `corpora/` again from the newest torch; or one: `-- exportdb --env torch-2.14.0`."""
    _install(session)
    for arguments in [session.posargs] if session.posargs else [["exportdb"], ["graph-breaks"]]:
        session.run("python", "-m", "tools.gather", *arguments)


@nox.session
def locks(session: nox.Session) -> None:
    """Ask the package index whether every lock can still be installed, on both platforms."""
    session.install("uv")
    # The oldest C library for which locks are made: errata.environments.locks.
    platforms = {"linux-x86_64": "x86_64-manylinux_2_28", "linux-aarch64": "aarch64-manylinux_2_28"}
    failed = []
    for lock in sorted(Path("envs/locks").glob("*/*.txt")):
        python = lock.read_text().partition(" CPython ")[2].split()[0]
        where = ("--python-version", python, "--python-platform", platforms[lock.parent.name])
        command = ("uv", "pip", "sync", "--dry-run", "--quiet", "--require-hashes", *where)
        try:
            session.run(*command, str(lock))
        except CommandFailed:
            failed.append(str(lock))
    if failed:
        session.error(f"cannot be installed any more: {', '.join(failed)}")


@nox.session
def record(session: nox.Session) -> None:
    """Run every case on every listed release; accept what was observed and what it cost."""
    _install(session)
    session.run("errata", "run", "--env", "all", *session.posargs, success_codes=[0, 1])
    session.run("errata", "accept", "--yes")
    session.run("errata", "costs", "--write")
