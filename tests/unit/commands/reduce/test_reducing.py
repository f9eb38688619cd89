from __future__ import annotations

import ast
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from outside import run_program

from errata.commands.reduce import proposer as reducing_proposer
from errata.commands.reduce import reducing
from errata.commands.reduce.bench import Before, Bench, Settings
from errata.commands.reduce.criterion import Criterion, Rate, Rates
from errata.commands.reduce.proposer import Proposer
from errata.commands.reduce.subject import Subject
from errata.model.case import Expectation
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INTERRUPTED,
    ErrataError,
    UsageProblem,
)
from errata.model.outcome import Isolation, Outcome, ScriptResult, Signature
from errata.running import client
from errata.running.runner import Target

FILLER = "import json\n\n# a comment\nextra = json.dumps({'a': [1, 2]})\nprint(extra)\n"


@dataclass(kw_only=True)
class Watching:
    """Keeps what was told."""

    on_step: Callable[[reducing.Search], None] = lambda _: None
    began_with: list[Before] = field(default_factory=list)
    stages: list[str] = field(default_factory=list)

    def __call__(self, news: str | Before | reducing.Search) -> None:
        if isinstance(news, str):
            self.stages.append(news)
        elif isinstance(news, Before):
            self.began_with.append(news)
        elif isinstance(news, reducing.Search):
            self.on_step(news)


def subject_of(
    source: str, *, timeout_s: float = 20.0, control: dict[str, str] | None = None
) -> Subject:
    python = Path(sys.executable)
    return Subject(
        name="fail.py",
        where="here",
        original=Path("fail.py"),
        source=source,
        target=Target(id="here", python=python),
        timeout_s=timeout_s,
        control=None
        if control is None
        else Target(id="elsewhere", python=python, variables=control),
    )


def shrink(source: str, watch: Watching | None = None, **settings: object) -> reducing.Reduction:
    return shrink_subject(subject_of(source), watch, **settings)


def shrink_subject(
    subject: Subject, watch: Watching | None = None, **settings: object
) -> reducing.Reduction:
    chosen = {"runs": 3, "slots": 2, **settings}
    return reducing.reduce_program(subject, Settings(**chosen), watch or Watching())  # type: ignore[arg-type]


def test_what_does_not_matter_goes() -> None:
    reduction = shrink(FILLER + "values = [1, 2, 3]\nvalues.index(7)\n")
    assert "json" not in reduction.source
    assert reduction.exit_code == EXIT_AS_EXPECTED
    assert reduction.rates is not None
    assert (str(reduction.rates.fork), str(reduction.rates.fresh)) == ("3 of 3", "3 of 3")


NEIGHBOUR = """\
import logging
import helper
from helper import make as made, other

values = [1, 2, 3]
if values:
    logging.info("%s", made())
def report():
    helper.tell(values)
values.index(7)
"""


def beside(folder: Path, helper: str, source: str) -> Subject:
    path = folder / "helper.py"
    path.write_text(helper)
    subject = subject_of(source)
    target = replace(subject.target, module="json")
    reason = "helper.py is next to the script"
    return replace(subject, target=target, companions=(path,), fresh_because=reason)


def test_a_module_that_cannot_be_forked_with_is_left_out_first(tmp_path: Path) -> None:
    assert "made" not in reducing.without_modules(f"{NEIGHBOUR}made(values)\n", {"helper"})
    helper = "import gc\nmake = other = gc.collect\n"
    watch, subject = Watching(), beside(tmp_path, helper, f"import json\n{NEIGHBOUR}")
    reduction = shrink_subject(subject, watch, runs=2)
    assert reduction.source == "values = [0]\nvalues.index(7)"
    assert watch.began_with[0].isolation is Isolation.FORK
    assert reduction.before.subject.source == subject.source


def test_a_module_that_the_failure_needs_is_kept(tmp_path: Path) -> None:
    helper = "def fail():\n    raise ValueError('from the helper')\n"
    subject = beside(tmp_path, helper, "import helper\nx = 1\nhelper.fail()\n")
    reduction = shrink_subject(subject, runs=2)
    assert reduction.source == "import helper\nhelper.fail()"
    assert reduction.before.isolation is Isolation.FRESH


def test_an_import_made_beforehand_is_not_taken_for_needless() -> None:
    # Where `json.tool` is imported before the fork, the program does not need to.
    source = "import json\nimport json.tool\nextra = 1\nprint(extra)\njson.tool.missing\n"
    subject = subject_of(source)
    target = replace(subject.target, module="json")
    watch = Watching()
    reduction = shrink_subject(replace(subject, target=target, layers=("json.tool",)), watch)
    assert reduction.source == "import json.tool\njson.tool.missing"
    assert any("imports were made beforehand" in stage for stage in watch.stages)
    assert reduction.taken_back == 0


def test_the_same_program_is_found_again() -> None:
    source = FILLER + "def f(x):\n    y = x + 1\n    return [][y]\nf(2)\n"
    assert shrink(source).source == shrink(source, slots=1).source


def test_a_type_with_another_message_is_not_the_same_failure() -> None:
    # Without the first statement the third raises IndexError too: of a list, not of a tuple.
    source = "x = (1, 2)\nn = 5\nx[n] if isinstance(x, tuple) else [][0]\n"
    reduction = shrink(source)
    assert "tuple index out of range" in run_plainly(reduction.source)


def test_another_missing_name_is_not_the_same_failure() -> None:
    source = "a = 1\nb = a + 1\nprint(a, b)\nc = b + missing\n"
    assert "'missing'" in run_plainly(shrink(source).source)


def test_how_much_is_kept_decides_what_may_change() -> None:
    source = "x = {'a': 1}\ny = 'a'\nx[y + 'b']\n"
    assert "KeyError: 'ab'" in run_plainly(shrink(source).source)
    assert "KeyError: 'ab'" not in run_plainly(shrink(source, same="type").source)
    kept = shrink(f"print(1)\n{source}", same="statement").source
    assert "x[y + 'b']" in kept
    assert "print" not in kept


def test_an_error_raised_in_a_library_stays_in_that_function() -> None:
    source = "import json\nextra = 1\njson.loads('{' + str(extra))\n"
    reduction = shrink(source)
    assert "json.loads" in reduction.source
    assert reduction.before.criterion.raised_in == "raw_decode (python/json/decoder.py)"


def test_a_crash_stays_that_crash() -> None:
    source = (
        "import os\nimport json\nvalues = {'a': 1}\njson.dumps(values)\n"
        "def stop():\n    os.abort()\nstop() if values else values['b']\n"
    )
    reduction = shrink(source)
    assert reduction.before.criterion.outcome is Outcome.CRASHED
    assert reduction.before.criterion.status == "SIGABRT in the script itself"
    assert "os.abort()" in reduction.source
    assert "json" not in reduction.source
    assert "faulthandler" not in reduction.source


def test_an_exit_stays_that_exit() -> None:
    source = "import sys\nimport json\njson.dumps([])\nsys.exit('no device')\n"
    reduction = shrink(source)
    assert "no device" in reduction.source
    assert "json" not in reduction.source


def test_a_hang_stays_a_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "FRESH_ALLOWANCE_S", 0.4)
    source = "import time\nextra = 'x'\nprint(extra)\ntime.sleep(60)\n"
    reduction = shrink_subject(subject_of(source, timeout_s=0.4), runs=1)
    assert reduction.before.criterion.status == "waiting"
    assert "sleep" in reduction.source
    assert "print" not in reduction.source


def test_a_failure_by_chance_is_kept_as_frequent() -> None:
    source = "import os\nextra = 3\nprint(extra)\nif os.urandom(1)[0] < 128:\n    [].pop()\n"
    reduction = shrink(source, runs=20)
    before = reduction.before.rates.fork
    assert 0 < before.hits < before.runs
    assert "extra" not in reduction.source
    assert "[].pop()" in reduction.source
    assert reduction.rates is not None
    assert not reduction.rates.lower_than(reduction.before.rates)


def test_a_wrong_result_is_refused_without_a_place_where_it_passes() -> None:
    with pytest.raises(UsageProblem, match="its own assertion fails") as refused:
        shrink("total = sum([1, 2])\nassert total == 4, total\n")
    assert "--passes-in" in refused.value.hint


WRONG = (
    "import os\nimport json\nmode = os.environ.get('ERRATA_MODE', 'bad')\n"
    "values = [1, 1]\njson.dumps(values)\n"
    "total = sum(values) if mode == 'good' else sum(values[:1])\n"
    "assert total == 2, total\n"
)


def test_a_wrong_result_goes_on_passing_where_it_passed() -> None:
    reduction = shrink_subject(subject_of(WRONG, control={"ERRATA_MODE": "good"}))
    assert "assert total == 2, total" in reduction.source
    assert "json" not in reduction.source
    assert "ERRATA_MODE" in reduction.source
    assert not reduction.unproven


def test_a_case_is_reduced_so_that_it_fails_without_its_variables() -> None:
    documented = Expectation(outcome=Outcome.RAISED, type="AssertionError", message="1")
    case = replace(
        subject_of(WRONG, control={"ERRATA_MODE": "good"}),
        expectation=documented,
        setting={"ERRATA_MODE": "bad"},
    )
    watch = Watching()
    reduction = shrink_subject(case, watch)
    assert not watch.began_with[0].subject.target.variables
    assert "AssertionError: 1" in run_plainly(reduction.source)


def test_a_case_that_needs_its_variables_gets_them() -> None:
    source = "import os\nextra = 1\nif os.environ.get('ERRATA_MODE') == 'graph':\n    [].pop()\n"
    documented = Expectation(outcome=Outcome.RAISED, type="IndexError")
    case = replace(subject_of(source), expectation=documented, setting={"ERRATA_MODE": "graph"})
    reduction = shrink_subject(case)
    assert reduction.source == "[].pop()"


def test_a_wrong_result_that_is_trusted_is_called_unproven() -> None:
    reduction = shrink(WRONG, trust_assertion=True)
    assert reduction.source.endswith("assert total == 2, total")
    assert reduction.unproven


def test_a_control_in_which_it_fails_as_well_is_refused() -> None:
    with pytest.raises(UsageProblem, match="does not pass in elsewhere"):
        shrink_subject(subject_of(WRONG, control={"ERRATA_MODE": "other"}))


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("print(1)\n", "passes in here"),
        ("raise ValueError(open(__file__).read())  # a comment\n", "without its comments"),
        ("import os\nraise ValueError(os.urandom(8).hex())", "differently|another way|too seldom"),
    ],
)
def test_what_cannot_be_reduced_is_one_message(source: str, words: str) -> None:
    with pytest.raises(ErrataError, match=words) as refused:
        shrink(source)
    assert refused.value.hint


@pytest.mark.usefixtures("unconfined")
def test_a_program_that_ends_what_watches_it_is_refused() -> None:
    with pytest.raises(ErrataError, match="cannot be run") as refused:
        shrink("import os, signal\nos.kill(os.getppid(), signal.SIGKILL)\n")
    assert refused.value.hint


def test_a_message_that_does_not_fit_is_refused() -> None:
    with pytest.raises(UsageProblem, match="does not match --message"):
        shrink("raise ValueError('a b')", pattern="b …")


def test_a_message_with_an_ellipsis_lets_the_rest_change() -> None:
    source = "size = 12345\nraise ValueError('too large: %d' % size)\n"
    assert "12345" in shrink(source).source
    assert "12345" not in shrink(source, pattern="too large: …").source


def test_what_cannot_get_smaller_is_said() -> None:
    reduction = shrink("[].pop()")
    assert not reduction.is_smaller
    assert reduction.exit_code == EXIT_CHANGED


def test_an_interruption_keeps_the_smallest_so_far() -> None:
    source = FILLER + "values = [1, 2, 3]\nvalues.index(7)\n"

    def stop(found: reducing.Search) -> None:
        if len(found.accepted[-1]) < len(source) // 2:
            raise KeyboardInterrupt

    reduction = shrink(source, Watching(on_step=stop))
    assert reduction.is_smaller
    assert reduction.rates is not None
    assert reduction.exit_code == EXIT_INTERRUPTED


def test_only_fresh_interpreters_where_asked() -> None:
    watch = Watching()
    reduction = shrink("x = 1\n[].pop()\n", watch, isolation=Isolation.FRESH)
    assert reduction.source == "[].pop()"
    assert watch.began_with[0].fresh_because == "as asked"
    assert watch.began_with[0].rates.fork.runs == 0


def run_plainly(source: str) -> str:
    return run_program(sys.executable, "-c", source).err


PROGRAM = ast.unparse(
    ast.parse("a = 1\nb = 2\ndef f(x):\n    y = x + 1\n    return y\nc = f(a) + f(b)\nboom(c, 3)\n")
)


def has_boom(source: str) -> bool:
    return "boom" in source


def test_a_program_gets_as_small_as_the_answers_allow_however_many_slots_there_are() -> None:
    asked: list[str] = []
    tried: list[int] = []
    lock = threading.Lock()

    def fails(source: str) -> bool:
        compile(source, "x.py", "exec")
        with lock:
            asked.append(source)
        return has_boom(source)

    def tell(found: reducing.Search) -> None:
        tried.append(found.tried)
        assert found.per_second == pytest.approx(found.tried / found.seconds)

    found = reducing.search(PROGRAM, fails, slots=1, max_time_s=60, tell=tell)
    accepted, lengths = found.accepted, list(map(len, found.accepted))
    assert (accepted[0], accepted[-1], found.ended) == (PROGRAM, "boom", "")
    assert all(map(has_boom, accepted))
    assert lengths == sorted(lengths, reverse=True)
    assert len(asked) == len(set(asked)), "nothing is asked twice"
    assert tried == list(range(1, found.tried + 1))
    more = reducing.search(PROGRAM, has_boom, slots=3, max_time_s=60)
    assert (more.accepted, more.tried) == (accepted, found.tried)


def test_the_best_so_far_is_kept_when_the_time_is_up() -> None:
    release = threading.Event()

    def slow(source: str) -> bool:
        if source != "pass":
            release.wait(20)
        return has_boom(source)

    found = reducing.search(PROGRAM, slow, slots=1, max_time_s=0.3)
    release.set()
    assert found.ended == "the time was up"
    assert found.accepted == [PROGRAM]


def test_the_best_so_far_is_kept_at_an_interruption() -> None:
    def stop(found: reducing.Search) -> None:
        if len(found.accepted[-1]) < len(PROGRAM):
            raise KeyboardInterrupt

    found = reducing.search(PROGRAM, has_boom, slots=2, max_time_s=60, tell=stop)
    assert found.interrupted
    assert len(found.accepted[-1]) < len(PROGRAM)


def test_what_a_candidate_raises_comes_out() -> None:
    def broken(_: str) -> bool:
        raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        reducing.search(PROGRAM, broken, slots=2, max_time_s=60)


def test_a_longer_or_renamed_candidate_is_never_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[object] = []
    monkeypatch.setattr(reducing_proposer, "_say", said.append)
    proposer = Proposer("name = 1", ahead=0)
    assert proposer.check("name = 1")
    assert not proposer.check("name = 1000")
    assert not proposer.check("unique_name_0")
    assert (proposer.known, proposer.refused, said) == (1, 2, [])


RATES = Rates(fork=Rate(hits=10, runs=10), fresh=Rate(hits=3, runs=3))
CRITERION = Criterion(
    outcome=Outcome.RAISED,
    filename="fail.py",
    type="ValueError",
    message="bad \x1b[2J",
    by_script=True,
)


def make_before(criterion: Criterion = CRITERION, rates: Rates = RATES) -> Before:
    subject = Subject(
        name="fail.py",
        where="torch-2.15.0",
        original=Path("fail.py"),
        source="x = 1\ny = 2\nfail(x, y)\n",
        target=Target(id="torch-2.15.0", python=Path("python")),
        timeout_s=60,
    )
    signature = Signature(type=criterion.type, message=criterion.message or "")
    return Before(
        subject=subject,
        criterion=criterion,
        result=ScriptResult(outcome=criterion.outcome, signature=signature),
        rates=rates,
        isolation=Isolation.FORK,
        fresh_because="",
        documented=False,
    )


def make_reduction(before: Before | None = None, rates: Rates | None = RATES) -> reducing.Reduction:
    accepted = ["x = 1\nfail(x, 2)", "fail(0)"]
    found = reducing.Search(accepted=accepted, tried=30, known=4, refused=2, seconds=2.0)
    return reducing.Reduction(before=before or make_before(), found=found, rates=rates)


def test_what_is_kept_and_what_is_looser_is_listed() -> None:
    assert reducing.beginning(make_before()) == [
        ("keeps", "ValueError, raised by a statement of the script"),
        ("", "the message: bad \x1b[2J"),
        ("may change", "the statement, line numbers, names, layout; comments go"),
        ("fails in", "10 of 10 runs forked, 3 of 3 runs fresh"),
    ]
    wording = dict(reducing.beginning(make_before(replace(CRITERION, same="wording"))))
    assert wording["may change"].startswith("numbers in the message, the statement")
    loosest = dict(reducing.beginning(make_before(replace(CRITERION, same="type", message=None))))
    assert loosest["may change"].startswith("the message, the statement")


def test_many_functions_on_the_way_are_counted() -> None:
    through = frozenset(f"f{number} (torch/x.py)" for number in range(9))
    rows = reducing.beginning(make_before(replace(CRITERION, through=through)))
    assert any(text.endswith("f3 (torch/x.py) and 5 more") for _, text in rows)


def test_a_failure_by_chance_is_called_flaky() -> None:
    rates = Rates(fork=Rate(hits=5, runs=10), fresh=Rate(hits=1, runs=3))
    rows = dict(reducing.beginning(make_before(rates=rates)))
    assert rows["fails in"] == "5 of 10 runs forked, 1 of 3 runs fresh (flaky)"


@pytest.mark.parametrize(("passes_before", "is_refused"), [(7, False), (20, True)])
def test_a_run_of_good_luck_is_not_called_another_failure(
    monkeypatch: pytest.MonkeyPatch, passes_before: int, is_refused: bool
) -> None:
    """A failure in 7 of 10 runs passes 7 times in a row now and then; 20 times never."""
    rates = Rates(fork=Rate(hits=7, runs=10), fresh=Rate(hits=0, runs=0))
    before = make_before(replace(CRITERION, message="bad", by_script=False), rates)
    runs = iter([ScriptResult(outcome=Outcome.PASSED)] * passes_before + [before.result])
    monkeypatch.setattr(Bench, "_once", lambda *_, **__: next(runs))
    settings = Settings(runs=10, slots=1, trust_assertion=True)
    bench = Bench(candidates=None, subject=before.subject, settings=settings)  # type: ignore[arg-type]
    bench.before = before
    if is_refused:
        with pytest.raises(UsageProblem, match="fails differently"):
            bench.agree(before.subject.source)
    else:
        bench.agree(before.subject.source)


def test_the_end_says_sizes_rates_and_candidates_per_second() -> None:
    reduction = make_reduction()
    assert reducing.headline(reduction) == "3 → 1 lines, 23 → 7 characters"
    tried = "30 run in 2.0 s, 15.0 per second; 4 were known already, 2 not worth running"
    assert reducing.ending(reduction) == [
        ("fails in", "10 of 10 runs forked, 3 of 3 runs fresh; as before"),
        ("candidates", tried),
    ]
    words = reducing.progress_words(reduction.found)
    assert words == "1 lines, 7 characters; 30 tried, 15.0/s, 4 known already, 2 s"


def test_what_is_to_be_distrusted_is_said() -> None:
    wrong = replace(CRITERION, type="AssertionError")
    before = make_before(wrong)
    signature = Signature(type="AssertionError", message="", at="assert x")
    before = replace(before, result=replace(before.result, signature=signature))
    reduction = replace(make_reduction(before, rates=None), taken_back=1)
    labels = [label for label, _ in reducing.ending(reduction)]
    assert labels == ["not verified", "taken back", "candidates", "not proven"]
