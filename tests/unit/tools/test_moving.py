"""The pages on moving to a release: what they say, and that the committed ones are of today."""

from errata.plan.frameworks import load_frameworks
from errata.project import find_project
from tools.moving import BREAKS, CAN_GO, FOLDER, REPOSITORY, Entry, evidence_of, page_of, page_text

RELEASES = ["2.0", "2.1", "2.2", "2.3"]


def test_an_entry_names_the_releases_from_which_it_holds() -> None:
    entry = Entry("torch/a", "f_ fails", older=dict.fromkeys(["2.0", "2.1", "2.3"]))
    assert entry.line(RELEASES) == (
        "- [torch/a](../../cases/torch/a): f\\_ fails. From 2.1 or older, 2.3."
    )
    everywhere = Entry("torch/a", "Fails", older=dict.fromkeys(RELEASES))
    assert "From" not in everywhere.line(RELEASES)


def test_what_nothing_says_comes_first_then_what_is_common_then_what_is_new() -> None:
    entries = [
        Entry("old", "Fails", older={"2.0": None}),
        Entry("new", "Fails", older={"2.3": None}),
        Entry("common", "Fails", older={"2.0": None}, common=True),
        Entry("silent", "Fails", older={"2.0": None}, silent=True),
    ]
    text = page_text("torch", "2.4", RELEASES, {BREAKS: {one.case: one for one in entries}})
    places = [text.index(f"[{name}]") for name in ("silent", "common", "new", "old")]
    assert places == sorted(places)
    assert "## What breaks (4)" in text
    assert CAN_GO not in text


def test_the_committed_pages_of_the_newest_releases_are_the_generated_ones() -> None:
    project = find_project(REPOSITORY)
    frameworks = load_frameworks(project.table)
    evidence = evidence_of(project, frameworks)
    for framework in frameworks.values():
        releases = [release.version for release in framework.releases]
        path, text, _ = page_of(project, framework, evidence, releases)
        assert path.parent == FOLDER
        assert (REPOSITORY / path).read_text("utf-8") == text, "run: python -m tools.moving"
