"""Cases as pytest sees them: a folder, its file, an item for each trial, and their session."""

from __future__ import annotations

import shlex
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from errata.commands.pytest.bench import Bench, BenchOptions
from errata.commands.pytest.corpora import CASE_FILE, Corpora, Corpus, is_case_folder
from errata.compare.judge import Finding, Status
from errata.model.case import Script
from errata.model.cell import Trial
from errata.model.errors import CaseProblems, ErrataError
from errata.model.verdict import Verdict
from errata.report.markdown import explain_change
from errata.text.printable import tail, visible, visible_lines

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
        """Whether this is a worker of pytest-xdist."""
        return hasattr(self.config, "workerinput")

    def _session_trouble(self) -> ErrataError | None:
        """Return what is wrong with the session rather than with one case."""
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
            options = BenchOptions(
                isolation=self.config.getoption("errata_isolation"),
                force=self.config.getoption("errata_force"),
                stops_early=bool(self.config.getoption("maxfail")),
                command_line=shlex.join(["pytest", *map(str, self.config.invocation_params.args)]),
                selection=str(self._corpora.selection),
            )
            self._benches[root] = Bench(corpus.project, corpus.frameworks, options, self._say)
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
    """Write an error with every problem it lists and its hint."""
    lines = [*map(str, getattr(error, "problems", ())), str(error)]
    if hint := getattr(error, "hint", ""):
        lines.append(f"  → {hint}")
    return "\n".join(map(visible, lines))
