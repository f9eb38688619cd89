"""A site tells what counts of the store and the record, and nothing of it can act."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from documents import Tags
from factories import CASE_TOML, PASSED, make_raised, write_case
from stored_runs import DRIFTED, MODES_TOML, StoredRuns

from errata.commands.site.build import build_site, publish
from errata.commands.site.gather import CasePage, SiteFacts, TrialFacts, UpgradePage, gather_site
from errata.compare.transitions import Change
from errata.model.errors import UsageProblem
from errata.model.outcome import Outcome, ScriptResult, WarningSeen
from errata.model.verdict import Verdict
from errata.store.sql import open_store

OLD, MIDDLE, NEW = "torch-2.13.0", "torch-2.14.1", "torch-2.15.0"
FAILS = make_raised()
HOSTILE = (
    "</script></title></pre><script>alert(1)</script><img src=x onerror=alert(1)>"
    "\x1b[31m\x00\x07\u202e\ud800'\"--><!--{{ 7 * 7 }}{% raw %}"
)


@pytest.fixture
def stored(tmp_path: Path) -> StoredRuns:
    return StoredRuns(tmp_path / "project")


def facts_of(stored: StoredRuns, *, with_store: bool = True) -> SiteFacts:
    return gather_site(stored.project, stored.store if with_store else None)


def page_of(stored: StoredRuns, case: str = "torch/one", *, with_store: bool = True) -> CasePage:
    facts = facts_of(stored, with_store=with_store)
    return next(page for page in facts.cases if page.id == case)


def trial(page: CasePage, environment: str = NEW, mode: str = "eager") -> TrialFacts:
    (found,) = [t for t in page.trials if (t.environment, t.mode) == (environment, mode)]
    return found


def upgrade(facts: SiteFacts, before: str, after: str) -> UpgradePage:
    (found,) = [u for u in facts.upgrades if (u.before, u.after) == (before, after)]
    return found


# What is gathered: `test_evidence.py` tests what is believed ------------------------------------


def test_the_newest_run_counts(stored: StoredRuns) -> None:
    for number, result in ((1, FAILS), (3, PASSED), (2, DRIFTED)):
        stored.say(stored.night(number), NEW, result)
    found = trial(page_of(stored))
    assert (found.verdict, found.release, found.run) == (Verdict.HEALED, "2.15.0", 2)
    assert (found.broken, found.fixed) == (("passes",), ("passes",))
    assert not found.documented


def test_the_record_speaks_where_nothing_was_measured(stored: StoredRuns) -> None:
    night = stored.night(1)
    stored.say(night, NEW, FAILS)
    stored.say(night, OLD, PASSED)
    stored.accept(night)
    page = page_of(stored, with_store=False)
    assert [(t.release, t.verdict, t.measured, t.run) for t in page.trials] == [
        ("2.13.0", Verdict.HEALED, None, None),
        ("2.15.0", Verdict.REPRODUCES, None, None),
    ]
    assert (trial(page).broken, trial(page).documented) == (("A",), True)


def test_environments_of_other_machines_appear(stored: StoredRuns) -> None:
    night = stored.night(1, imported=True)
    stored.say(night, "torch-2.11.0-external", FAILS, machine="Linux aarch64")
    facts = facts_of(stored)
    (row,) = [one for one in facts.environments if one.id == "torch-2.11.0-external"]
    assert (row.is_listed, row.release, row.platforms) == (False, "2.11.0", ("Linux aarch64",))


def test_modes_are_told_apart(tmp_path: Path) -> None:
    stored = StoredRuns(tmp_path, toml=MODES_TOML)
    stored.say(stored.night(1), NEW, FAILS, mode="eager")
    stored.say(stored.night(2), NEW, PASSED, mode="compile")
    page = page_of(stored)
    verdicts = {t.mode: t.verdict for t in page.trials}
    assert verdicts == {"eager": Verdict.REPRODUCES, "compile": Verdict.HEALED}


def test_each_failure_has_its_newest_traceback(stored: StoredRuns) -> None:
    for number, text in ((1, "old words"), (2, "new words")):
        stored.say(stored.night(number), NEW, replace(FAILS, traceback=f"Traceback\n{text}\n"))
    stored.say(stored.night(3), OLD, replace(DRIFTED, traceback="Traceback\ndrifted\n"))
    page = page_of(stored)
    assert [(t.letter, t.script, t.text) for t in page.tracebacks] == [
        ("A", "broken.py", "Traceback\ndrifted"),
        ("B", "broken.py", "Traceback\nnew words"),
    ]


def test_a_traceback_does_not_say_where_files_lie(stored: StoredRuns) -> None:
    frames = (
        'File "/home/ann/x/lib/site-packages/torch/a.py"\nFile "/home/ann/run/broken.py", line 3'
    )
    stored.say(stored.night(1), NEW, replace(FAILS, traceback=frames))
    (told,) = page_of(stored).tracebacks
    assert told.text == 'File "…/site-packages/torch/a.py"\nFile "…/broken.py", line 3'


def test_a_huge_traceback_is_cut_and_says_so(stored: StoredRuns) -> None:
    text = "x" * 5_000_000 + "\n" + "line\n" * 100_000 + "the end"
    stored.say(stored.night(1), NEW, replace(FAILS, traceback=text))
    (told,) = page_of(stored).tracebacks
    assert len(told.text) < 100_000
    assert told.text.endswith("the end")
    assert re.search(r"\[[+\d,]+ (lines|characters)", told.text)


def test_further_files_of_a_case_are_shown(stored: StoredRuns) -> None:
    folder = stored.project.corpora[0] / "torch/one"
    (folder / "helper.py").write_text("x = 1\n")
    (folder / "data.bin").write_bytes(b"\xff\xfe\x00")
    assert page_of(stored).files == (("data.bin", "[not text: 3 bytes]"), ("helper.py", "x = 1\n"))


# Upgrades --------------------------------------------------------------------------------------


def test_consecutive_releases_and_each_with_the_newest_are_compared(stored: StoredRuns) -> None:
    night = stored.night(1)
    for environment, result in ((OLD, FAILS), (MIDDLE, FAILS), (NEW, PASSED)):
        stored.confirm(night, environment, result)
    facts = facts_of(stored)
    pairs = [(u.before, u.after, u.view.transitions[0].change) for u in facts.upgrades]
    assert pairs == [
        ("2.13.0", "2.14.1", Change.UNCHANGED),
        ("2.14.1", "2.15.0", Change.HEALED),
        ("2.13.0", "2.15.0", Change.HEALED),
    ]


def test_an_upgrade_says_which_side_is_only_recorded(stored: StoredRuns) -> None:
    night = stored.night(1)
    stored.say(night, OLD, FAILS)
    stored.say(night, MIDDLE, FAILS)
    stored.accept(night)
    measured = upgrade(facts_of(stored), "2.13.0", "2.14.1")
    assert (measured.recorded, measured.measured) == ((0, 0), facts_of(stored).newest)
    recorded = upgrade(facts_of(stored, with_store=False), "2.13.0", "2.14.1")
    assert (recorded.recorded, recorded.measured) == ((1, 1), None)


def test_a_place_that_was_not_measured_is_no_change(stored: StoredRuns) -> None:
    write_case(
        stored.project.corpora[0] / "torch/two", CASE_TOML.replace("torch >=1.13", "torch >=2.14")
    )
    night = stored.night(1)
    stored.say(night, OLD, FAILS)
    stored.say(night, MIDDLE, FAILS)
    stored.say(night, MIDDLE, FAILS, case="torch/two")
    stored.say(night, NEW, FAILS, case="torch/two")
    facts = facts_of(stored)
    first = upgrade(facts, "2.13.0", "2.14.1")
    assert first.unknown == 0
    assert {t.case.id: t.change for t in first.view.transitions} == {
        "torch/one": Change.UNCHANGED,
        "torch/two": Change.APPEARED,
    }
    assert upgrade(facts, "2.14.1", "2.15.0").unknown == 1


def test_a_run_adds_no_change_to_what_the_record_shows(tmp_path: Path) -> None:
    newer = CASE_TOML.replace("[[expect]]", '[[expect]]\nreleases = ">=2.0"')
    toml = newer + '\n[[expect]]\noutcome = "passed"\nwarning = "old"\n'
    warned = (WarningSeen(category="UserWarning", message="old"),)
    stored = StoredRuns(tmp_path, toml=toml)
    night = stored.night(1)
    for environment, broken in ((OLD, FAILS), (MIDDLE, PASSED), (NEW, FAILS)):
        stored.say(night, environment, broken)
    stored.accept(night)
    recorded = facts_of(stored, with_store=False)
    mine = StoredRuns(tmp_path, (), toml=toml)
    run = mine.night(2)
    mine.say(run, MIDDLE, replace(PASSED, digest={"value": 3.0}))
    mine.say(run, NEW, replace(FAILS, warnings=warned))
    mixed = facts_of(mine)
    for pair in (("2.13.0", "2.14.1"), ("2.13.0", "2.15.0")):
        assert upgrade(mixed, *pair).view.counts == upgrade(recorded, *pair).view.counts
    timelines = [facts.cases[0].timeline for facts in (recorded, mixed)]
    shown = [
        [(p.differs, timeline.label(p.state.broken)) for p in timeline.periods]
        for timeline in timelines
        if timeline is not None
    ]
    assert shown == [[(False, ("A",)), (True, ("passes",)), (True, ("A",))]] * 2


# Environments ----------------------------------------------------------------------------------


def test_every_listed_release_has_its_environment_and_lock(stored: StoredRuns) -> None:
    stored.say(stored.night(1), NEW, FAILS)
    listed = {one.id: one for one in facts_of(stored).environments}
    assert {f"torch-{r.version}" for r in stored.frameworks["torch"].releases} <= listed.keys()
    old = listed["torch-2.0.1"]
    assert (old.is_listed, old.platforms, old.build_s) == (True, (), None)
    if old.lock_digest:
        assert old.packages > 5


# Writing ---------------------------------------------------------------------------------------


def test_equal_data_give_equal_bytes(stored: StoredRuns, tmp_path: Path) -> None:
    stored.say(stored.night(1), OLD, FAILS)
    stored.say(stored.night(2), NEW, DRIFTED)
    sites = []
    for number in (1, 2):
        facts = gather_site(stored.project, stored.store)
        build_site(facts, tmp_path / f"site{number}")
        files = (tmp_path / f"site{number}").rglob("*")
        sites.append(
            {
                path.relative_to(tmp_path / f"site{number}"): path.read_bytes()
                for path in files
                if path.is_file()
            }
        )
    assert sites[0] == sites[1]


def test_publishing_says_what_it_wrote(stored: StoredRuns, tmp_path: Path) -> None:
    heard: list[tuple[str, int, int]] = []
    published = publish(stored.project, None, tmp_path / "site", lambda *words: heard.append(words))
    pages = list((tmp_path / "site").rglob("*.html"))
    assert published.index == tmp_path / "site" / "index.html"
    assert published.pages == len(pages) == heard[-1][1] == heard[-1][2]
    assert published.bytes > 10_000
    assert published.seconds > 0


def test_a_refused_folder_costs_no_reading(stored: StoredRuns, tmp_path: Path) -> None:
    write_case(stored.project.corpora[0] / "torch/one", "not TOML")
    (tmp_path / "file").touch()
    with pytest.raises(UsageProblem, match="is a file"):
        publish(stored.project, None, tmp_path / "file")


def test_a_case_that_went_away_takes_its_page_along(stored: StoredRuns, tmp_path: Path) -> None:
    two = write_case(stored.project.corpora[0] / "torch/two")
    publish(stored.project, None, tmp_path / "site")
    assert (tmp_path / "site/cases/torch/two.html").exists()
    for path in two.iterdir():
        path.unlink()
    two.rmdir()
    publish(stored.project, None, tmp_path / "site")
    assert not (tmp_path / "site/cases/torch/two.html").exists()


# Hostile text ----------------------------------------------------------------------------------


def hostile_runs(folder: Path) -> StoredRuns:
    """Store runs whose scripts, machine and command line all say what is hostile."""
    stored = StoredRuns(folder, store=open_store(folder / "store.sqlite"))
    failing = replace(
        make_raised(HOSTILE, at=HOSTILE, native=[HOSTILE]),
        traceback=f"{HOSTILE}\n" * 3 + "y" * 5_000_000,
        stdout=HOSTILE,
        stderr=HOSTILE,
        warnings=(WarningSeen(category=HOSTILE, message=HOSTILE),),
    )
    night = stored.night(1)
    stored.say(night, OLD, FAILS, machine=HOSTILE)
    stored.say(night, MIDDLE, failing, failing, machine=HOSTILE)
    stored.say(night, NEW, ScriptResult(outcome=Outcome.HARNESS_ERROR, detail=HOSTILE))
    named = replace(night, argv=HOSTILE, selection=HOSTILE, uuid="other")
    stored.say(stored.store.run(stored.store.begin_run(named)), MIDDLE, failing, PASSED)
    return stored


@pytest.fixture(scope="module")
def hostile_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("hostile")
    stored = hostile_runs(folder / "project")
    publish(stored.project, stored.store, folder / "site")
    stored.store.close()
    return folder / "site"


def test_nothing_that_a_script_printed_becomes_part_of_a_page(hostile_site: Path) -> None:
    for path in hostile_site.rglob("*.html"):
        text = path.read_bytes().decode()
        for tag, attributes in Tags(text).found:
            assert tag != "img", path
            assert not [name for name in attributes if name.startswith("on")], path
            assert "style" not in attributes, path
            if tag == "script":
                assert (attributes.get("src") or "").partition("assets/")[1], path


def test_nothing_hidden_is_on_a_page(hostile_site: Path) -> None:
    for path in hostile_site.rglob("*.html"):
        text = path.read_bytes().decode()
        assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\ud800-\udfff]", text), path


def test_no_page_is_huge_because_a_script_printed_much(hostile_site: Path) -> None:
    assert max(path.stat().st_size for path in hostile_site.rglob("*.html")) < 600_000


def test_every_page_has_the_policy(hostile_site: Path) -> None:
    for path in hostile_site.rglob("*.html"):
        head = path.read_text(encoding="utf-8").partition("</head>")[0]
        assert "Content-Security-Policy" in head, path
