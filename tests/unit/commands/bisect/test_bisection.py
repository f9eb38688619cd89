"""What `errata bisect` shows, writes and logs; what may be in a text is tested with documents."""

from __future__ import annotations

import json

import pytest
from bisections import NEW, NO_WHEEL, OLD, PASSES, Truth, bisection, question, raised
from documents import Gold, load_schema, obeyed, screen

from errata.commands.bisect.bisecting import BisectRequest
from errata.commands.bisect.report import BISECT, Bisection, bisection_document, log_words
from errata.compare.behaviour import Behaviour
from errata.model.bisection import Unknown
from errata.model.case import Script
from errata.model.outcome import Outcome
from errata.report.markdown import to_markdown

CHANGE = [OLD, OLD, OLD, NEW, NEW, NEW, NEW]
BACK_AND_FORTH = [OLD, OLD, NEW, NEW, NEW, OLD, OLD]
MASKED = Unknown(reason="masked: fails somewhere else: ImportError: no module named \x1b[31m'x'")
ALL_KINDS: Truth = {
    "eager": CHANGE,
    "gap": [NO_WHEEL, OLD, NO_WHEEL, NO_WHEEL, NO_WHEEL, PASSES, PASSES],
    "same": [PASSES] * 7,
    "none": [NO_WHEEL] * 7,
    "odd": [
        Behaviour(outcome=Outcome.CRASHED, status="SIGSEGV"),
        *[Behaviour(outcome=Outcome.PASSED, warnings=("old",))] * 6,
    ],
}


@pytest.fixture(scope="module")
def full() -> Bisection:
    """Answers of every kind in one: exact, with a gap, alike, none, several, doubtful."""
    other = raised("[red]another[/red] failure\x1b[0m altogether", kind="ValueError")
    return bisection(
        {
            "eager": CHANGE,
            "compile": CHANGE,
            "gap": [NO_WHEEL, OLD, MASKED, NO_WHEEL, NO_WHEEL, PASSES, PASSES],
            "same": [PASSES] * 7,
            "none": [MASKED] * 7,
            "twice": [OLD, OLD, other, other, other, NEW, NEW],
        },
        free=["2.5.1"],
        again={"2.5.1": NO_WHEEL},
    )


def screen_of(found: Bisection, width: int = 80) -> str:
    return screen(bisection_document(found), width)


def test_the_screen_and_the_page_are_as_in_the_gold_files(full: Bisection, gold: Gold) -> None:
    gold("bisect-80.txt", screen_of(full))
    gold("bisect.md", to_markdown(bisection_document(full)))


def test_the_screen_of_all_changes_is_as_in_the_gold_file(gold: Gold) -> None:
    truth: Truth = {"eager": [OLD, OLD, PASSES, NO_WHEEL, PASSES, OLD, OLD], "same": [PASSES] * 7}
    gold("bisect-all-80.txt", screen_of(bisection(truth, question(every=True))))


def test_only_where_listed_releases_were_tested_the_others_are_mentioned() -> None:
    assert "--unlisted" in screen_of(bisection({"eager": CHANGE}))
    assert "--unlisted" not in screen_of(bisection({"eager": CHANGE}, question(unlisted=True)))
    assert "--unlisted" not in screen_of(bisection({"eager": [OLD] * 7}))


def test_more_behaviours_than_letters_are_still_shown() -> None:
    releases = [f"1.{minor}" for minor in range(30)]
    truth: Truth = {"eager": [raised(f"message {minor}") for minor in range(30)]}
    lines = screen_of(bisection(truth, question(releases, every=True))).splitlines()
    rows = [line.split()[:2] for line in lines]
    assert ["Z", "1.25"] in rows
    assert ["?", "1.29"] in rows


def test_a_page_has_the_whole_log_and_obeys_nothing_in_it() -> None:
    worst = raised("````\n# heading\n<script>\n```\n| x |")
    found = bisection({"eager": [PASSES, *[worst] * 6]}, question(every=True))
    page = to_markdown(bisection_document(found))
    assert obeyed(page) == []
    for line in found.log:
        assert f"{line.number}. torch {line.release}, " in page


def test_modes_with_the_same_answer_are_joined_and_others_are_not() -> None:
    changed, same = [OLD, OLD, NEW, NEW, NEW, NEW, NEW], [PASSES] * 7
    found = bisection({"dynamic": same, "ast": changed, "sot": same, "other": BACK_AND_FORTH})
    titles = [section.title for section in bisection_document(found).sections]
    assert titles[:3] == ["dynamic and sot", "ast", "other"]


def test_an_answer_that_is_not_exact_says_so_in_its_headline() -> None:
    found = bisection({"eager": [OLD, OLD, OLD, NO_WHEEL, NEW, NEW, NEW]})
    (change,) = found.answers[0].changes
    assert change.words == (
        "torch 2.5.1 -> 2.8.0: the message changed; 1 release between cannot be decided"
    )


def test_every_look_is_one_sentence_where_modes_agree() -> None:
    found = bisection({"graph": CHANGE, "pynative": CHANGE}, free=["1.13.1"])
    said = [log_words(found, line) for line in found.log]
    assert [len(sentences) for sentences in said] == [1] * len(said)
    assert said[0][0].startswith("torch 1.13.1, reused: good, raised RuntimeError: one of the")
    assert said[1][0].startswith(
        "torch 2.15.0, built in 90 s: bad, unlike 1.13.1 in the message: raised RuntimeError"
    )
    assert said[2] == ("torch 2.6.0, built in 90 s: bad, as on 2.15.0",)


def test_every_mode_has_its_own_sentence_where_they_differ() -> None:
    found = bisection({"graph": CHANGE, "pynative": [PASSES] * 7, "eager": [PASSES] * 7})
    first, second = log_words(found, found.log[0])
    assert first.startswith("torch 1.13.1, built in 90 s, graph: good, raised")
    assert second == "torch 1.13.1, built in 90 s, pynative and eager: good, passed"


def test_a_second_look_says_how_it_went_and_what_could_not_run_why() -> None:
    again = {"2.5.1": NO_WHEEL, "2.6.0": Unknown(reason="masked: fails somewhere else")}
    free = ["2.0.1", "2.5.1", "2.6.0", "2.8.0"]
    found = bisection({"eager": [NO_WHEEL, *CHANGE[1:]]}, free=free, again=again)
    first = {line.release: log_words(found, line)[0] for line in reversed(found.log)}
    said = {line.release: log_words(found, line)[0] for line in found.log if line.confirms}
    assert first["1.13.1"] == f"torch 1.13.1, not run: unknown, {NO_WHEEL.reason}"
    assert said["2.5.1"] == f"torch 2.5.1, not run: not confirmed: {NO_WHEEL.reason}"
    assert said["2.6.0"].startswith("torch 2.6.0, measured again: unknown, two runs disagree: ")
    assert said["2.8.0"] == "torch 2.8.0, measured again: confirmed"


def test_asked_for_all_sides_are_not_spoken_of() -> None:
    found = bisection({"eager": CHANGE}, question(every=True))
    words = [sentence for line in found.log for sentence in log_words(found, line)]
    assert words[1] == "torch 2.0.1, built in 90 s: as on 1.13.1"
    assert not [sentence for sentence in words if "good" in sentence or "bad" in sentence]


def test_the_summary_counts_releases_cells_and_environments() -> None:
    built = bisection({"eager": CHANGE})
    assert bisection_document(built).summary == (
        "4 of 7 releases tested",
        "16 cells run, 3 reused",
        "4 environments built in 6 min 00 s",
        "6 min 41 s",
    )
    free = bisection({"eager": CHANGE}, free=built.releases)
    assert "0 environments built" in bisection_document(free).summary


def test_the_commands_can_be_copied() -> None:
    corpora = ("--corpus", "my cases")
    (change,) = bisection({"eager": CHANGE}, question(options=corpora)).answers[0].changes
    assert change.upgrade == (
        "errata upgrade torch 2.5.1 2.6.0 torch/inplace-dropout-after-relu --corpus 'my cases'"
    )
    request = BisectRequest(
        case="torch/x",
        good="2.0.1",
        bad="2.15.0",
        modes=("eager",),
        backend="gpu",
        script=Script.FIXED,
        unlisted=True,
    )
    asked = question(case="torch/x", asked=request.words(), options=corpora)
    shown = screen_of(bisection({"eager": [OLD] * 7}, asked), 300)
    assert (
        "errata bisect torch/x --mode eager --good 2.0.1 --bad 2.15.0 --backend gpu --script fixed "
        "--unlisted --all --corpus 'my cases'\n"
    ) in shown


def test_a_question_is_answered_when_any_mode_is() -> None:
    assert bisection({"eager": BACK_AND_FORTH, "compile": [NO_WHEEL] * 7}).exit_code == 0
    assert bisection({"eager": [NO_WHEEL] * 7}).exit_code == 3


def test_confirmations_are_no_probes() -> None:
    found = bisection({"eager": [OLD, OLD, NEW, NEW, NEW, NEW, NEW]}, free=["2.0.1", "2.5.1"])
    assert len(found.log) == found.probes + 2


@pytest.mark.parametrize(
    "found",
    [
        bisection(ALL_KINDS),
        bisection(ALL_KINDS, question(every=True, unlisted=True)),
        bisection(
            ALL_KINDS, question(flipped=True), free=["2.5.1", "2.6.0"], again={"2.5.1": NO_WHEEL}
        ),
        bisection({"none": [NO_WHEEL] * 7}),
        bisection({"surrogates": [PASSES, *[raised("\ud800 x")] * 6]}),
    ],
)
def test_the_document_keeps_to_the_schema(found: Bisection) -> None:
    text = BISECT.text(found)
    assert text.isascii()
    load_schema("bisect").validate(json.loads(text))


def test_the_answer_and_the_whole_log_are_in_it() -> None:
    found = bisection({"eager": CHANGE}, free=["2.5.1"])
    document = json.loads(BISECT.text(found))
    (answer,) = document["answers"]
    (change,) = answer["changes"]
    assert (change["before"]["release"], change["after"]["release"]) == ("2.5.1", "2.6.0")
    assert change["changed"] == ["message"]
    assert change["exact"]
    assert change["before"]["behaviour"]["message"] == OLD.message
    assert [line["release"] for line in document["log"]] == [line.release for line in found.log]
    assert document["log"][-1]["step"] == "confirmation"
    assert (document["good"], document["bad"]) == ("1.13.1", "2.15.0")
    assert document["environments_built"] == list(found.environments_built)


def test_asked_the_other_way_round_good_and_bad_are_as_the_user_said() -> None:
    document = json.loads(BISECT.text(bisection({"eager": CHANGE}, question(flipped=True))))
    assert (document["good"], document["bad"]) == ("2.15.0", "1.13.1")
    assert [document["log"][n]["seen"][0]["side"] for n in (0, 1)] == ["bad", "good"]
