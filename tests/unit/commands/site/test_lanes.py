"""The lanes show every place of a timeline once, in its release's column."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from case_pages import PASSES, failing, full_page, make_page, seen, small_page

from errata.commands.site.facts import CasePage
from errata.commands.site.lanes import Mark, arrange_lanes, draw_lanes, draw_sign
from errata.model.verdict import Verdict

SVG = "{http://www.w3.org/2000/svg}"


def marks_of(page: CasePage) -> dict[str, Mark]:
    releases, lanes = arrange_lanes(page)
    return {f"{lane.name}: {releases[m.column]}": m for lane in lanes for m in lane.marks}


def test_every_trial_has_one_mark_in_its_column() -> None:
    page = full_page()
    releases, lanes = arrange_lanes(page)
    assert releases == (
        "1.13.1",
        "2.0.1",
        "2.1.2",
        "2.2.2",
        "2.3.1",
        "2.4.1",
        "2.5.1",
        "2.6.0",
        "2.7.1",
    )
    assert [lane.name for lane in lanes] == ["eager, cpu", "compile, cpu"]
    places = [mark.place for lane in lanes for mark in lane.marks]
    assert places == [f"{t.environment}:{t.mode}:{t.backend}" for t in page.trials]


def test_marks_have_the_letters_of_the_timeline() -> None:
    marks = marks_of(full_page())
    found = {name: (mark.verdict, mark.label, mark.fix) for name, mark in marks.items()}
    assert found["eager, cpu: 2.0.1"] == (Verdict.REPRODUCES, "A", "")
    assert found["eager, cpu: 2.1.2"] == (Verdict.DRIFTED, "B", "")
    assert found["eager, cpu: 2.4.1"] == (Verdict.FLAKY, "✓/A", "")
    assert found["eager, cpu: 2.5.1"] == (Verdict.FIX_FAILS, "A", "D")
    assert found["eager, cpu: 2.7.1"] == (Verdict.HEALED, "✓", "")


def test_releases_that_do_the_same_are_joined_and_changes_are_marked() -> None:
    marks = marks_of(
        make_page(
            seen("2.0.1", failing()), seen("2.1.2", failing()), seen("2.2.2", failing("other"))
        )
    )
    assert [mark.joined for mark in marks.values()] == [False, True, False]
    assert [mark.sign for mark in marks.values()] == ["", "", "≠"]


def test_what_is_not_as_documented_or_only_recorded_says_so() -> None:
    marks = marks_of(full_page())
    assert marks["eager, cpu: 2.1.2"].unexpected
    assert "not as documented" in marks["eager, cpu: 2.1.2"].words
    assert marks["eager, cpu: 1.13.1"].recorded
    assert "only in the record" in marks["eager, cpu: 1.13.1"].words
    assert marks["eager, cpu: 2.2.2"].changes == 1
    assert "changed on 2026-11-03" in marks["eager, cpu: 2.2.2"].words


def test_two_environments_of_one_release_have_a_lane_each() -> None:
    external = seen("2.0.1-external", PASSES, verdict=Verdict.HEALED)
    releases, lanes = arrange_lanes(make_page(seen("2.0.1", failing()), external))
    assert releases == ("2.0.1",)
    assert [lane.name for lane in lanes] == ["eager, cpu", "eager, cpu, external"]


def test_packages_do_not_lengthen_the_names_of_releases() -> None:
    releases, lanes = arrange_lanes(
        make_page(seen("2.9.1-py3.10+timm", failing()), seen("2.10.0+timm", failing()))
    )
    assert releases == ("2.9.1", "2.10.0")
    assert len(lanes) == 1


def test_the_drawing_is_valid_and_every_mark_is_a_link_with_words() -> None:
    releases, lanes = arrange_lanes(full_page())
    root = ET.fromstring(draw_lanes(releases, lanes, name="lanes", title="T"))  # noqa: S314
    links = list(root.iter(f"{SVG}a"))
    assert len(links) == 11
    assert all(link.attrib["href"].startswith("#torch-") for link in links)
    assert all(link.attrib["aria-label"] for link in links)
    assert [link.attrib["tabindex"] for link in links].count("0") == len(lanes)
    assert root.attrib["role"] == "group"


def test_hostile_names_are_escaped() -> None:
    page = make_page(seen('2.0"><script>', failing()))
    releases, lanes = arrange_lanes(page)
    root = ET.fromstring(draw_lanes(releases, lanes, name="lanes", title="</svg>"))  # noqa: S314
    assert not list(root.iter(f"{SVG}script"))


def test_each_verdict_has_a_shape_of_its_own() -> None:
    said = [verdict for verdict in Verdict if verdict.is_conclusive]
    outlines = {verdict: draw_sign(verdict).replace(f"v-{verdict}", "v") for verdict in said}
    like_circle = {v for v, outline in outlines.items() if "<circle" in outline}
    assert like_circle == {Verdict.REPRODUCES, Verdict.HEALED}  # told apart by letter and ✓
    assert len(set(outlines.values())) == len(said) - 1


def test_a_case_of_which_nothing_is_known_has_no_lanes() -> None:
    assert arrange_lanes(make_page()) == ((), ())
    assert arrange_lanes(small_page())[1]
