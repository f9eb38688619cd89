"""Whatever a template shows is escaped, and visible."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from urllib.parse import unquote

import jinja2
import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.commands.site import rendering

ENVIRONMENT = rendering.make_environment(version="1.2", newest=None)


def shown(template: str, **values: object) -> str:
    return ENVIRONMENT.from_string(template).render(**values)


def test_text_is_escaped_and_what_is_hidden_is_shown() -> None:
    text = "</script><img src=x onerror=alert(1)>\x1b[31m\u202e\ud800\n"
    assert shown("{{ text }}", text=text) == (
        "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;\\x1b[31m\\u202e\\ud800\n"
    )


@given(st.text(st.characters(codec=None), max_size=200))
def test_any_text_can_be_written_as_utf_8_and_brings_no_markup(text: str) -> None:
    page = shown('<a title="{{ text }}">{{ text }}</a>', text=text)
    page.encode()
    assert page.count("<") == 2
    assert page.count('"') == 2


def test_markup_of_a_page_module_stays_markup() -> None:
    from markupsafe import Markup

    assert shown("{{ text }}", text=Markup("<b>é\n</b>")) == "<b>é\n</b>"


def test_what_a_page_forgot_to_give_is_an_error() -> None:
    with pytest.raises(jinja2.UndefinedError):
        shown("{{ forgotten }}")


def test_moments_are_told_in_utc() -> None:
    moment = datetime(2026, 11, 20, 1, 30, 59, tzinfo=timezone(timedelta(hours=2)))
    assert shown("{{ m | when }} {{ m | day }}", m=moment) == (
        '<time datetime="2026-11-19T23:30:59Z" title="2026-11-19 23:30:59 UTC">'
        "2026-11-19 23:30 UTC</time> "
        '<time datetime="2026-11-19T23:30:59Z" title="2026-11-19 23:30:59 UTC">2026-11-19</time>'
    )


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(None, "–"), (0.051, "0.05 s"), (12.34, "12.3 s"), (4321.0, "4,321 s")],  # noqa: RUF001
)
def test_seconds_have_the_digits_that_mean_something(seconds: float | None, words: str) -> None:
    assert shown("{{ s | seconds }}", s=seconds) == words


def test_numbers_come_with_their_nouns() -> None:
    text = shown("{{ 1 | count('trial') }}, {{ 2000 | count('case') }}, {{ 1.4 | mebibytes }}")
    assert text == "1 trial, 2,000 cases, 1 MiB"


def test_markdown_brings_neither_html_nor_images_nor_styles() -> None:
    text = "**a** <img src=x onerror=y> ![p](https://e.org/p.png) [l](javascript:x) `c`\x1b"
    page = shown("{{ text | markdown }}", text=text)
    assert "<strong>a</strong>" in page
    assert "<img" not in page
    assert page.count("href") == 1  # what would be an image is a link
    assert "\\x1b" in page
    table = shown("{{ text | markdown }}", text="| a |\n|--:|\n| 1 |\n")
    assert "<td>1</td>" in table
    assert "style" not in table


def test_links_of_markdown_tell_nothing_of_the_reader() -> None:
    page = shown("{{ text | markdown }}", text="[l](https://example.org/)")
    assert '<a href="https://example.org/" rel="noopener noreferrer">l</a>' in page


def test_the_policy_allows_nothing_inline() -> None:
    assert "unsafe" not in rendering.CSP
    assert "default-src 'none'" in rendering.CSP


def test_what_scripts_print_is_made_visible() -> None:
    assert rendering.raw_output("a\tb\x1b[31m\r\n\u202ec\x00\ud800\n") == (
        "a   b\\x1b[31m\n\\u202ec\\x00\\ud800"
    )


def test_the_middle_of_a_long_output_is_left_out_and_said() -> None:
    text = rendering.raw_output("".join(f"{n}\n" for n in range(1000)), lines=9)
    assert text.splitlines() == [
        "0",
        "1",
        "2",
        "… [+991 lines]",
        "994",
        "995",
        "996",
        "997",
        "998",
        "999",
    ]


def test_a_line_of_megabytes_is_cut() -> None:
    text = rendering.raw_output("x" * 5_000_000)
    assert len(text) < 1_100
    assert "characters]" in text


@given(st.text(max_size=200))
def test_every_line_of_a_short_output_stays(text: str) -> None:
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    assert len(rendering.raw_output(text).split("\n")) == len(lines)
    assert all(c == "\n" or c.isprintable() or c.isspace() for c in rendering.raw_output(text))


# Addresses ----------------------------------------------------------------------------------------


TEXTS = st.text(max_size=300)


def test_usual_names_stay_as_they_are() -> None:
    assert rendering.case_path("torch/vmap-inplace") == "cases/torch/vmap-inplace.html"
    link = rendering.environment_link("torch-2.15.0+timm")
    assert link == "environments/index.html#torch-2.15.0+timm"
    assert (
        rendering.upgrade_path("torch", "2.0.1", "2.15.0") == "upgrades/torch-2.0.1-to-2.15.0.html"
    )


def test_the_way_back_to_the_root_fits_the_depth() -> None:
    assert rendering.root_of("index.html") == ""
    assert rendering.root_of(rendering.case_path("torch/deep/slug")) == "../../../"


@given(TEXTS)
def test_a_path_stays_inside_the_site(name: str) -> None:
    path = rendering.case_path(name)
    assert path.isascii()
    assert not {".", "..", ""} & set(path.split("/"))
    assert all(len(part) < 200 for part in path.split("/"))


@given(TEXTS, st.text(max_size=30))
def test_a_link_leads_to_the_path_and_the_anchor(name: str, place: str) -> None:
    path = rendering.case_path(name)
    named = rendering.anchor(place.encode(errors="ignore").decode(), "eager", "cpu")
    before, _, after = rendering.link_to(path, named).partition("#")
    assert unquote(before) == path
    assert unquote(after) == named
    assert not set(rendering.link_to(path, named)) & set("\"'<> ")


def test_an_anchor_has_no_space() -> None:
    assert rendering.anchor("torch-2.0 odd", "eager", "cpu") == "torch-2.0_odd:eager:cpu"
