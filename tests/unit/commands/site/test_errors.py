"""The messages of the cases, as the search and the box for pasted errors read them."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from case_pages import failing, make_page, seen

from errata.commands.site.build import errors_script
from errata.commands.site.gather import CasePage


def rows(*pages: CasePage) -> list[Any]:
    return list(json.loads(errors_script(pages).partition("errata.errors = ")[2].rstrip(";\n")))


def test_a_case_has_its_page_title_areas_and_each_message_once() -> None:
    page = replace(make_page(seen("2.5.1", failing())), quoted=("RuntimeError: as reported",))
    [[address, title, name, messages]] = rows(page)
    assert (address, title) == ("cases/torch/slug.html", "Shapes do not fit")
    assert name == "slug linear shapes"
    assert "RuntimeError: as reported" in messages
    assert messages.count("RuntimeError: shapes do not fit: 2 and 3") == 1


def test_messages_are_cut_and_free_of_what_hides() -> None:
    [[_, _, _, messages]] = rows(make_page(seen("2.5.1", failing(f"\x1b[31m {'x' * 5_000}"))))
    text = next(message for message in messages if "\\x1b[31m" in message)
    assert len(text) < 800
    assert "\x1b" not in "".join(messages)
