"""Cases as pytest sees them: a folder, its file, an item for each trial, and their session."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from typing import Any

import pytest

from errata.compare.judge import Finding, Status, compare, count_verdicts, exit_code
from errata.environments.built import BuiltEnvironment
from errata.measuring.availability import look_into, offered
from errata.measuring.confirming import confirm, known_bad_in
from errata.measuring.measurement import Measurement, Pass, passes_for
from errata.measuring.options import RunOptions
from errata.measuring.supply import Silent
from errata.model.case import BACKENDS, Case, Script
from errata.model.cell import Cell, Trial
from errata.model.errors import (
    EXIT_INTERRUPTED,
    CaseProblems,
    EnvironmentFailed,
    ErrataError,
    HarnessFailure,
    Problem,
    UsageProblem,
)
from errata.model.verdict import Judgement, StoredJudgement, Verdict
from errata.plan.choosing import Chosen
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_case
from errata.plan.matrix import Matrix, Selection, choose_releases, spread
from errata.project import Project, find_project
from errata.report.markdown import explain_change, explain_infra
from errata.store.observed import read_record
from errata.store.sql import open_store
from errata.text.printable import tail, visible, visible_lines
from errata.workflow import Plan, begin_run, make_measurement, news_among

Say = Callable[[str], None]


class Bench:
    """One stored run of a project's trials, begun when the first of them is asked for.

    `stops_early` is set where the session ends at a failure (`-x`, `--maxfail`).
    """

    def __init__(
        self,
        project: Project,
        frameworks: Mapping[str, Framework],
        options: RunOptions,
        say: Say,
        *,
        stops_early: bool,
    ) -> None:
        """Begin a run; raises InvalidRecord and StoreFailed."""
        self.begun: set[str] = set()
        self._project = project
        self._frameworks = frameworks
        self._options = options
        self._stops_early = stops_early
        self._passes: tuple[Pass, ...] = passes_for(options.isolation, 1)
        self._progress = _SpokenProgress(say)
        self._record = read_record(project.record)
        self._store = open_store(project.database)
        self._run_id = begin_run(self._store, options)
        self._measurement: Measurement | None = None
        self._trials: Sequence[Trial] = ()
        self._stream: Generator[Cell, None, None] | None = None
        self._confirmed: dict[str, Judgement] = {}
        self._findings: dict[str, Finding] = {}
        self._failures: dict[str, EnvironmentFailed] = {}
        self._ran = self._reused = 0
        self._kept: list[StoredJudgement] = []

    def begin(self, trials: Sequence[Trial], outside: Mapping[str, BuiltEnvironment]) -> None:
        """Build what trials need and start to run them; `outside` are external interpreters."""
        self._end_stream()
        self.begun.update(trial.id for trial in trials)
        plan = Plan(
            project=self._project,
            frameworks=self._frameworks,
            cases=tuple({trial.case.id: trial.case for trial in trials}.values()),
            matrix=Matrix(trials=tuple(trials)),
            external=outside,
        )
        how = replace(self._options, jobs=1 if len(trials) == 1 else None)
        self._measurement = make_measurement(plan, how, self._store, self._progress, self._run_id)
        self._trials = trials
        self._stream = self._measurement.stream(trials, self._passes)

    def finding(self, trial: Trial) -> Finding:
        """Wait until a trial has its results, confirm what looks like news, and compare."""
        if trial.id not in self._findings:
            judgement = self._judgement(trial)
            recorded = self._record.get(trial.id)
            if compare(judgement, recorded).status is Status.CHANGED:
                judgement = self._confirm(judgement)
            self._findings[trial.id] = compare(judgement, recorded)
            if self._measurement is not None:
                self._kept.append(self._measurement.kept(judgement, self._passes))
        return self._findings[trial.id]

    def trouble(self, finding: Finding) -> str:
        """Say what kept a trial from being asked; empty unless an environment or Errata failed."""
        if finding.status is not Status.INFRA:
            return ""
        now = self._measurement.supply.failures if self._measurement else {}
        failures = {**self._failures, **now}
        return explain_infra(finding, failures.get(finding.judgement.trial.environment.id))

    def summary(self) -> str:
        """Say in a line what was found and where it is kept."""
        statuses = [finding.status for finding in self._findings.values()]
        counts = ", ".join(f"{statuses.count(s)} {s}" for s in Status if s in statuses)
        return (
            f"errata: {counts or 'nothing measured'}; cells run: {self._ran}, "
            f"reused: {self._reused}; run {self._run_id} in {self._store.place}"
        )

    def close(self, *, interrupted: bool) -> None:
        """End what still runs, and the stored run."""
        self._end_stream()
        findings = self._findings.values()
        code = EXIT_INTERRUPTED if interrupted else exit_code(findings)
        self._store.finish_run(self._run_id, code, count_verdicts(findings), self._kept)
        self._store.close()

    def _judgement(self, trial: Trial) -> Judgement:
        """Take results as they arrive until a trial can be judged."""
        if self._measurement is None or self._stream is None:
            raise HarnessFailure(f"{trial.id} was never begun")
        ended = False
        while not (found := self._measurement.judgements([trial], self._passes)):
            if ended:
                raise HarnessFailure(f"{trial.id} ended without results")
            # A stream may end at once: what is stored is there when it begins.
            ended = next(self._stream, None) is None
        return found[0]

    def _confirm(self, judgement: Judgement) -> Judgement:
        """Run changes once more before they are reported.

        All of it at once, when everything has run; but where the session ends at a failure, only
        this trial, and what else was running is stopped.
        """
        measurement, trial = self._measurement, judgement.trial
        if measurement is None or self._stream is None or trial.id in self._confirmed:
            return self._confirmed.get(trial.id, judgement)
        if self._stops_early:
            self._stream.close()
            news = [judgement]
        else:
            for _ in self._stream:
                pass
            judged = measurement.judgements(self._trials, self._passes)
            news = news_among(judged, self._record)
        self._confirmed.update(
            confirm(measurement, news, known_bad_in(self._record, self._frameworks))
        )
        self._stream = measurement.stream(self._trials, self._passes)
        return self._confirmed.get(trial.id, judgement)

    def _end_stream(self) -> None:
        """Stop what runs and add up what was done."""
        if self._stream is not None:
            self._stream.close()
            self._stream = None
        if self._measurement is not None:
            self._ran += self._measurement.ran
            self._reused += self._measurement.reused
            self._failures.update(self._measurement.supply.failures)
            self._measurement.close()
            self._measurement = None


class _SpokenProgress(Silent):
    """Say when an environment is being built and when it is there; pytest shows the items."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._lock = Lock()
        self._building: set[str] = set()

    def note(self, text: str) -> None:
        self._say(f"errata: {text}")

    def environment(self, environment: str, stage: str, detail: str) -> None:
        with self._lock:
            is_new = environment not in self._building
            self._building.add(environment)
            if stage in ("ready", "failed"):
                words = f"is {stage}" if stage == "ready" else "could not be built"
                self._say(f"errata: {environment} {words}")
            elif is_new and stage != "locked":
                self._say(f"errata: building {environment} …")


CASE_FILE = "case.toml"
_CASES = "cases"
_SCRIPTS = tuple(script.filename for script in Script)

IsGiven = Callable[[Path], bool]


@dataclass(frozen=True, kw_only=True)
class Corpus:
    """A folder of cases with its project, framework table and chosen versions by framework."""

    folder: Path
    project: Project
    frameworks: Mapping[str, Framework]
    releases: Mapping[str, Sequence[Chosen]]


def corpus_of(
    folder: Path, *, root: Path, named: Sequence[Path], is_given: IsGiven
) -> tuple[Path, bool]:
    """Find the corpus of a case folder, which its id is relative to, and whether it is one by name.

    In this order: a folder that the `errata_corpus` setting names; the topmost folder called
    `cases` inside `root`, or the nearest one outside; the topmost folder given to pytest; the
    parent.
    """
    above = list(folder.parents)
    called = [parent for parent in above if parent.name == _CASES]
    by_name = (
        [parent for parent in reversed(above) if parent in named],
        [parent for parent in reversed(called) if parent.is_relative_to(root)],
        called,
    )
    for parents in by_name:
        if parents:
            return parents[0], True
    return next((parent for parent in reversed(above) if is_given(parent)), folder.parent), False


class Corpora:
    """The corpora of one pytest session, each opened once."""

    def __init__(self, config: pytest.Config) -> None:
        self.selection = Selection(
            environments=tuple(config.getoption("errata_env") or ("default",)),
            modes=tuple(config.getoption("errata_mode") or ()),
            backends=tuple(config.getoption("errata_backend") or ("cpu",)),
        )
        self.left_out: list[str] = []
        self.outside: dict[str, BuiltEnvironment] = {}
        self.refusal: UsageProblem | None = None
        self._config = config
        self._corpora: dict[Path, Corpus] = {}
        self._folders: dict[tuple[Path, str], Path] = {}
        self._asked: set[str] = set()

    @property
    def python(self) -> Path | None:
        """The interpreter that already has the framework, if one was named."""
        python = self._config.getoption("errata_python")
        return self._config.invocation_params.dir / python if python else None

    def around(self, folder: Path, is_given: IsGiven) -> Corpus:
        """Open the corpus around a case folder.

        Raises UsageProblem, InvalidTable, and EnvironmentFailed where a range or a nightly needs an
        index and none answers: they concern the session rather than the case.
        """
        found, _ = _corpus_around(folder, self._config, is_given)
        if found not in self._corpora:
            project = find_project(found, (found,))
            frameworks = load_frameworks(project.table)
            self._corpora[found] = Corpus(
                folder=found,
                project=project,
                frameworks=frameworks,
                releases=choose_releases(self.selection, frameworks, offered),
            )
        return self._corpora[found]

    def load(self, corpus: Corpus, folder: Path) -> Case:
        """Load a case of a corpus; raises CaseProblems."""
        case_id = folder.relative_to(corpus.folder).as_posix()
        other = self._folders.setdefault((corpus.project.root, case_id), folder)
        if other != folder:
            message = f"the id {case_id!r} is already taken by {other}"
            hint = "rename one of the folders"
            raise CaseProblems([Problem(file=str(folder), key="", message=message, hint=hint)])
        return load_case(folder, case_id, corpus.frameworks)

    def trials(self, corpus: Corpus, case: Case) -> list[Trial]:
        """Lay out a case's trials that the options select; note the cases that have none.

        Trials that the command line names by node id are included whatever the options select.
        """
        if self.python is not None:
            chosen = self._spread_outside(corpus, case, self.python)
        else:
            chosen = self._spread(corpus, case, corpus.releases)
        trials = {trial.place: trial for trial in chosen.trials}
        wanted = _named_places(self._config, case.folder / CASE_FILE) - trials.keys()
        if wanted and self.python is None:
            every = {
                name: [Chosen(version=release.version) for release in framework.releases]
                for name, framework in corpus.frameworks.items()
            }
            everywhere = spread([case], corpus.frameworks, every, backends=BACKENDS)
            trials |= {trial.place: trial for trial in everywhere.trials if trial.place in wanted}
        if not trials:
            self.left_out += [f"{case.id}: {why}" for _, why in chosen.left_out]
        return list(trials.values())

    def _spread(
        self,
        corpus: Corpus,
        case: Case,
        releases: Mapping[str, Sequence[Chosen]],
        external: Sequence[BuiltEnvironment] = (),
    ) -> Matrix:
        return spread(
            [case],
            corpus.frameworks,
            releases,
            modes=self.selection.modes,
            backends=self.selection.backends,
            external=[built.spec for built in external],
        )

    def _spread_outside(self, corpus: Corpus, case: Case, python: Path) -> Matrix:
        """Lay out a case's trials in an interpreter, asked once for each framework."""
        name = case.requires.framework
        if name not in self._asked:
            self._asked.add(name)
            try:
                self.outside.update(look_into(python, corpus.frameworks, [case]))
            except UsageProblem as error:
                self.refusal = error
        found = [built for built in self.outside.values() if built.spec.framework == name]
        if not found:
            return Matrix(trials=(), left_out=((case, f"{python} has no {name}"),))
        return self._spread(corpus, case, {}, found)


def is_case_folder(path: Path, config: pytest.Config, is_given: IsGiven) -> bool:
    """Tell whether a folder is a case, or has lost a part of one.

    A `case.toml` alone, or two scripts without one, are taken for what is left of a case only
    where a corpus by name holds other cases: elsewhere they are somebody else's files.
    """
    found = {name for name in (CASE_FILE, *_SCRIPTS) if (path / name).is_file()}
    if CASE_FILE in found and len(found) > 1:
        return True
    if found not in ({CASE_FILE}, set(_SCRIPTS)):
        return False
    corpus, by_name = _corpus_around(path, config, is_given)
    return by_name and any(
        (toml.parent / script).is_file() for toml in corpus.rglob(CASE_FILE) for script in _SCRIPTS
    )


def _corpus_around(folder: Path, config: pytest.Config, is_given: IsGiven) -> tuple[Path, bool]:
    named = config.getini("errata_corpus")
    return corpus_of(folder, root=config.rootpath, named=named, is_given=is_given)


def _named_places(config: pytest.Config, file: Path) -> set[str]:
    """Read the places that the command line names in a case file: `case.toml::place`."""
    split = (argument.partition("::") for argument in config.args)
    start = config.invocation_params.dir
    return {
        place for name, _, place in split if place and (start / name).resolve() == file.resolve()
    }


_LEFT_OUT_SHOWN = 3
_OUTPUT_LINES, _OUTPUT_CHARACTERS = 40, 6000


def collect_folder(path: Path, parent: pytest.Collector) -> CaseFolder | None:
    """Return a collector for a folder if it is a case."""
    if not is_case_folder(path, parent.config, parent.session.isinitpath):
        return None
    folder: CaseFolder = CaseFolder.from_parent(parent, path=path)
    return folder


class CaseFolder(pytest.Directory):
    """A case's folder: its scripts are never imported as test modules."""

    def collect(self) -> Iterator[CaseFile]:
        """Collect `case.toml`, even where it is missing: that is then the problem."""
        path = self.path / CASE_FILE
        if not self.ihook.pytest_ignore_collect(collection_path=path, config=self.config):
            yield CaseFile.from_parent(self, path=path)


class CaseFile(pytest.File):
    """A case: one item for each environment, mode and backend that was chosen and suits it."""

    def collect(self) -> Iterator[TrialItem]:
        """Collect the trials; raises CaseProblems for an invalid case."""
        for trial in CaseSession.of(self.config).trials(self):
            yield TrialItem.from_parent(self, name=trial.place, trial=trial)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """List every problem of the case with its place and hint."""
        if isinstance(excinfo.value, CaseProblems):
            return "\n".join(visible(str(problem)) for problem in excinfo.value.problems)
        return super().repr_failure(excinfo)


class TrialItem(pytest.Item):
    """A case in one place: passes as documented and recorded, fails when that changed."""

    def __init__(self, *, trial: Trial, **options: Any) -> None:
        super().__init__(**options)
        self.trial = trial
        self.finding: Finding | None = None
        self.trouble = ""
        case = trial.case
        self.add_marker(
            pytest.mark.errata(
                case=case.id,
                framework=case.requires.framework,
                environment=trial.environment.id,
                mode=trial.mode,
                backend=trial.backend,
                kind=str(case.kind),
            )
        )
        self.extra_keyword_matches.update((case.requires.framework, str(case.kind), *case.areas))

    def setup(self) -> None:
        """Stop without a result: an error if an environment failed, a skip without the device."""
        if self.finding is None and not self.trouble:
            CaseSession.of(self.config).ask(self)
        if self.trouble:
            pytest.fail(self.trouble, pytrace=False)
        if self.skip_reason:
            pytest.skip(self.skip_reason)

    def runtest(self) -> None:
        """Fail where something changed."""
        if self.finding is None or self.finding.status is not Status.CHANGED:
            return
        judgement = self.finding.judgement
        fix_fails = judgement.verdict is Verdict.FIX_FAILS
        script = Script.FIXED if fix_fails else Script.BROKEN
        result = judgement.fixed if fix_fails else judgement.broken
        output = visible_lines((result.traceback or result.stderr).strip("\n"))
        words = tail(output, _OUTPUT_LINES, _OUTPUT_CHARACTERS)
        self.add_report_section("call", script.filename, words)
        again = f"pytest {shlex.quote(self.nodeid)} --errata-force"
        pytest.fail(f"{explain_change(self.finding)}\n\n  again: {again}", pytrace=False)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Show the words alone: there is no traceback of interest."""
        if isinstance(excinfo.value, pytest.fail.Exception):
            return excinfo.value.msg or ""
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        """Head the report with the trial's identifier."""
        return self.path, 0, self.trial.id

    @property
    def skip_reason(self) -> str:
        """Why the device is missing; empty if the trial ran."""
        if self.finding is None or self.finding.status is not Status.UNAVAILABLE:
            return ""
        return visible(self.finding.judgement.reason) or "unavailable"

    @property
    def duration_s(self) -> float:
        """How long both scripts took when they ran, in seconds."""
        if self.finding is None:
            return 0.0
        judgement = self.finding.judgement
        return sum(result.wall_s or 0.0 for result in (judgement.broken, judgement.fixed))


class CaseSession:
    """What the cases of one pytest session share; registered as a plugin with the first case."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self._corpora = Corpora(config)
        self._benches: dict[Path, Bench] = {}
        self._broken: dict[Path, Exception] = {}
        self._trouble: ErrataError | None = None

    @classmethod
    def of(cls, config: pytest.Config) -> CaseSession:
        """Return the session's, made and registered when it is first wanted."""
        if _KEY not in config.stash:
            config.stash[_KEY] = cls(config)
            config.pluginmanager.register(config.stash[_KEY], "errata-cases")
        return config.stash[_KEY]

    def trials(self, file: CaseFile) -> list[Trial]:
        """Lay out a case's trials; raises CaseProblems for an invalid case.

        What concerns the whole session is kept, and ends it once everything is collected.
        """
        found: list[Trial] = []
        try:
            corpus = self._corpus(file)
        except ErrataError as error:
            self._trouble = self._trouble or error
        else:
            found = self._corpora.trials(corpus, self._corpora.load(corpus, file.path.parent))
        if self._is_worker and (trouble := self._session_trouble()):
            raise file.CollectError(_in_words(trouble))  # all that the controller gets to see
        return found

    def ask(self, item: TrialItem) -> None:
        """Give an item what was found, measuring first where that has not been done."""
        root = self._corpus(item).project.root
        try:
            if root in self._broken:
                raise self._broken[root]
            bench = self._bench(item)
            item.finding = bench.finding(item.trial)
        except (ErrataError, OSError) as error:
            self._broken[root] = error
            item.trouble = _in_words(error)
            return
        item.trouble = bench.trouble(item.finding)
        status, verdict = item.finding.status, item.finding.judgement.verdict
        item.user_properties += [("errata_status", str(status)), ("errata_verdict", str(verdict))]
        if item.skip_reason:
            # By marker, so that pytest shows the case as the place and not a line of ours.
            item.add_marker(pytest.mark.skip(reason=item.skip_reason))

    def pytest_collection_modifyitems(self) -> None:
        """End the session where an option or the framework table is wrong."""
        if not self._is_worker and (trouble := self._session_trouble()):
            raise pytest.UsageError(_in_words(trouble))

    def pytest_report_collectionfinish(self, items: Sequence[pytest.Item]) -> list[str]:
        """Say how much was chosen, and what no chosen release suits."""
        if self.config.get_verbosity() < 0:
            return []
        trials = [item.trial for item in items if isinstance(item, TrialItem)]
        cases = len({trial.case.folder for trial in trials})
        environments = len({trial.environment.id for trial in trials})
        left_out = self._corpora.left_out
        more = len(left_out) - _LEFT_OUT_SHOWN
        return [
            f"errata: trials: {len(trials)}, cases: {cases}, environments: {environments}",
            *(f"errata: left out: {words}" for words in left_out[:_LEFT_OUT_SHOWN]),
            *([f"errata: and {more} more left out"] if more > 0 else []),
        ]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        """Ask before the item's phases begin: nothing is captured yet, and a wait is no test."""
        if isinstance(item, TrialItem) and item.finding is None:
            self.ask(item)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Report the time that the scripts took, whenever that was."""
        report = yield
        if isinstance(item, TrialItem) and call.when == "call":
            report.duration = item.duration_s
        return report

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """End what still runs and close the stores; what had finished is kept."""
        for bench in self._benches.values():
            try:
                bench.close(interrupted=exitstatus == pytest.ExitCode.INTERRUPTED)
            except ErrataError as error:
                self._say(_in_words(error))

    def pytest_terminal_summary(self) -> None:
        """Say what was measured and where it is kept."""
        for bench in self._benches.values():
            self._say(bench.summary())

    @property
    def _is_worker(self) -> bool:
        return hasattr(self.config, "workerinput")

    def _session_trouble(self) -> ErrataError | None:
        if self._trouble is None and self._corpora.python and not self._corpora.outside:
            return self._corpora.refusal
        return self._trouble

    def _corpus(self, node: CaseFile | TrialItem) -> Corpus:
        return self._corpora.around(node.path.parent, node.session.isinitpath)

    def _bench(self, item: TrialItem) -> Bench:
        """Return the measurement that an item belongs to, begun if it is not."""
        corpus = self._corpus(item)
        root = corpus.project.root
        if root not in self._benches:
            options = RunOptions(
                isolation=self.config.getoption("errata_isolation"),
                force=self.config.getoption("errata_force"),
                command_line=shlex.join(["pytest", *map(str, self.config.invocation_params.args)]),
                title=str(self._corpora.selection),
            )
            self._benches[root] = Bench(
                corpus.project,
                corpus.frameworks,
                options,
                self._say,
                stops_early=bool(self.config.getoption("maxfail")),
            )
        bench = self._benches[root]
        if item.trial.id not in bench.begun:
            bench.begin(self._batch(item, root), self._corpora.outside)
        return bench

    def _batch(self, item: TrialItem, root: Path) -> list[Trial]:
        """List the trials to measure together with an item: all of its project's selected ones.

        A worker of pytest-xdist does not know which of them it will be given, so there each item
        is measured when its turn comes.
        """
        if self._is_worker:
            return [item.trial]
        others = (other for other in item.session.items if isinstance(other, TrialItem))
        mine = [other.trial for other in others if self._corpus(other).project.root == root]
        return list({trial.id: trial for trial in (*mine, item.trial)}.values())

    def _say(self, line: str) -> None:
        reporter = self.config.pluginmanager.getplugin("terminalreporter")
        if reporter is not None and self.config.get_verbosity() >= 0:
            reporter.write_line(line)


_KEY = pytest.StashKey[CaseSession]()


def _in_words(error: Exception) -> str:
    lines = [*map(str, getattr(error, "problems", ())), str(error)]
    if hint := getattr(error, "hint", ""):
        lines.append(f"  → {hint}")
    return "\n".join(map(visible, lines))
