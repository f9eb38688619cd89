"""Every page has a path of its own that every file system and server takes."""

from __future__ import annotations

from urllib.parse import unquote

from hypothesis import given
from hypothesis import strategies as st

from errata.commands.site.addresses import (
    anchor,
    case_path,
    environment_link,
    root_of,
    to,
    upgrade_path,
)

TEXTS = st.text(max_size=300)


def test_usual_names_stay_as_they_are() -> None:
    assert case_path("torch/vmap-inplace") == "cases/torch/vmap-inplace.html"
    link = environment_link("torch-2.15.0+timm")
    assert link == "environments/index.html#torch-2.15.0+timm"
    assert upgrade_path("torch", "2.0.1", "2.15.0") == "upgrades/torch-2.0.1-to-2.15.0.html"


def test_the_way_back_to_the_root_fits_the_depth() -> None:
    assert root_of("index.html") == ""
    assert root_of(case_path("torch/deep/slug")) == "../../../"


@given(TEXTS)
def test_a_path_stays_inside_the_site(name: str) -> None:
    path = case_path(name)
    assert path.isascii()
    assert not {".", "..", ""} & set(path.split("/"))
    assert all(len(part) < 200 for part in path.split("/"))


@given(TEXTS, st.text(max_size=30))
def test_a_link_leads_to_the_path_and_the_anchor(name: str, place: str) -> None:
    path = case_path(name)
    named = anchor(place.encode(errors="ignore").decode(), "eager", "cpu")
    before, _, after = to(path, named).partition("#")
    assert unquote(before) == path
    assert unquote(after) == named
    assert not set(to(path, named)) & set("\"'<> ")


def test_an_anchor_has_no_space() -> None:
    assert anchor("torch-2.0 odd", "eager", "cpu") == "torch-2.0_odd:eager:cpu"
