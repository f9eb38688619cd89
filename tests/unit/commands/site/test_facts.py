"""What the site shows later is made once, when it is looked at."""

from __future__ import annotations

from functools import partial

import pytest

from errata.commands.site.facts import LazyList


def test_members_are_made_once_and_only_when_looked_at() -> None:
    made: list[int] = []

    def make(number: int) -> str:
        made.append(number)
        return f"page {number}"

    later = LazyList([partial(make, number) for number in range(4)])
    assert len(later) == 4
    assert made == []
    assert (later[-1], later[3], later[1:3]) == ("page 3", "page 3", ["page 1", "page 2"])
    assert list(later) == ["page 0", "page 1", "page 2", "page 3"]
    assert sorted(made) == [0, 1, 2, 3]
    with pytest.raises(IndexError):
        later[4]
