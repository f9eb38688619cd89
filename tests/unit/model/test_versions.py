from __future__ import annotations

from itertools import pairwise

from errata.model.versions import is_older, parse_version, release_order, same_release

IN_ORDER = ("", "main", "not.1", "0", "1.9", "1.13.1", "2.0.0rc1", "2.0", "2.15.0.dev1", "2.15.0")


def test_releases_have_one_order_and_invalid_versions_sort_first() -> None:
    assert sorted(set(IN_ORDER), key=release_order) == list(IN_ORDER)


def test_only_valid_versions_are_older_than_others() -> None:
    older = [(a, b) for a, b in pairwise(IN_ORDER) if is_older(a, b)]
    assert older == list(pairwise(IN_ORDER[3:]))
    assert not any(is_older(b, a) for a, b in pairwise(IN_ORDER))


def test_two_texts_may_name_one_release() -> None:
    rows = [
        ("2.1", "2.1.0", True),
        ("v2.1", "2.1", True),
        ("2.1", "2.1+cpu", False),
        ("main", "main", True),
        ("main", "other", False),
        ("0", "main", False),
    ]
    for one, other, same in rows:
        assert same_release(one, other) is same, (one, other)
    assert parse_version("main") is None
