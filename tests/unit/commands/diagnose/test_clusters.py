"""Clusters by signature, and what they mean beside a baseline."""

from __future__ import annotations

from errata.commands.diagnose.logs import Log, LogFailure
from errata.commands.diagnose.triage import Standing, cluster_logs


def failure(message: str, test: str = "", kind: str = "RuntimeError") -> LogFailure:
    return LogFailure(type=kind, message=message, text=f"{kind}: {message}", line=1, test=test)


def log(name: str, *failures: LogFailure, cut_off: str = "") -> Log:
    found = list(failures)
    return Log(name=name, lines=9, failures=1, cut_off=cut_off, build="", found=found)


def passed(name: str, *tests: str, build: str = "") -> Log:
    return Log(name=name, lines=9, failures=0, cut_off="", build=build, passed=set(tests))


def standings(now: list[Log], before: list[Log]) -> list[tuple[str, Standing]]:
    return [(one.message, one.standing) for one in cluster_logs(now, before)]


def test_numbers_addresses_and_paths_make_no_cluster_of_their_own() -> None:
    texts = [
        "Process 1234 has 12.20 GiB memory in use at 0x7f0012345678",
        "Process 77 has 3.5 GiB memory in use at 0x7f0087654321",
    ]
    (cluster,) = cluster_logs([log("a", failure(texts[0])), log("b", failure(texts[1]))], [])
    assert [place.log for place in cluster.places] == ["a", "b"]


def test_another_type_or_message_is_another_cluster() -> None:
    one = log("a", failure("no data"), failure("no data", kind="KeyError"), failure("no model"))
    assert len(cluster_logs([one], [])) == 3


def test_the_module_of_a_type_does_not_matter() -> None:
    kinds = ("torch.OutOfMemoryError", "OutOfMemoryError")
    assert len(cluster_logs([log("a", *(failure("full", kind=kind) for kind in kinds))], [])) == 1


def test_a_message_that_was_cut_joins_the_one_whole_message_that_it_begins() -> None:
    whole, cut = (
        failure("mat1 and mat2 shapes cannot be multiplied"),
        failure("mat1 and mat2 sha..."),
    )
    assert len(cluster_logs([log("a", whole, cut)], [])) == 1
    other = failure("mat1 and mat2 shapes are empty")
    assert len(cluster_logs([log("a", whole, other, cut)], [])) == 3


def test_the_most_frequent_cluster_of_a_standing_is_first() -> None:
    found = cluster_logs([log("a", failure("x"), failure("y"), failure("y"))], [])
    assert [one.message for one in found] == ["y", "x"]


def test_a_failure_of_both_sides_is_no_news() -> None:
    now, before = log("now", failure("x 1")), log("before", failure("x 2"))
    assert standings([now], [before]) == [("x 1", Standing.BOTH)]


def test_what_passed_in_the_baseline_regressed_and_what_it_did_not_run_is_new() -> None:
    now = log("now", failure("x", "tests/a.py::test_x"), failure("y", "tests/a.py::test_y"))
    before = passed("before", "tests.a.test_x")
    assert standings([now], [before]) == [("x", Standing.REGRESSED), ("y", Standing.NEW)]


def test_a_baseline_that_was_cut_off_is_none() -> None:
    now = log("now", failure("x"))
    killed = log("before", failure("x"), cut_off="exit code 137")
    assert standings([now], [killed]) == [("x", Standing.UNDECIDED)]
    clean = log("before", failure("x"))
    assert standings([now], [killed, clean]) == [("x", Standing.BOTH)]


def test_healed_needs_two_clean_runs_and_a_retry_is_none() -> None:
    before = log("before", failure("x", "tests/a.py::test_x"))
    test = "tests.a.test_x"
    assert standings([passed("one", test)], [before]) == [("x", Standing.NOT_SEEN)]
    assert standings([passed("one", test), passed("two", test)], [before]) == [
        ("x", Standing.HEALED)
    ]
    retried = [passed(name, test, build="actions/runs/1") for name in ("one", "two")]
    assert standings(retried, [before]) == [("x", Standing.NOT_SEEN)]


def test_a_machine_that_failed_is_no_news() -> None:
    machine = LogFailure(type="", message="OOMKilled", text="", line=1, is_machine=True)
    assert standings([log("now", machine)], [log("before")]) == [("OOMKilled", Standing.MACHINE)]
    assert standings([log("now")], [log("before", machine)]) == []
