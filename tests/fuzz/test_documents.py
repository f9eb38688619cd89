"""JSON Lines, the record, costs and bundles: nearly right is wrong, and said so."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from bundles import bundle_of, hidden_case, members_of, rezip, say_four_releases
from factories import REPOSITORY
from fuzz.hostile import at_most, damaged, everywhere, nested, spoilt
from fuzz.rules import RULES
from hypothesis import given
from hypothesis import strategies as st
from stored_runs import FACTS, INFO, SAMPLE

from errata.commands.bundle.replaying import open_bundle
from errata.model.errors import ErrataError, UsageProblem
from errata.store.archive import archive_bytes
from errata.store.sql import Store
from errata.store.transfer import export_lines, import_lines

STORED = replace(SAMPLE, result=replace(SAMPLE.result, signal="SIGSEGV"))
RUN = replace(INFO, id=3, finished=INFO.started, exit_code=1, counts={"drifted": 1})
LINES = list(export_lines(RUN, [STORED], [FACTS]))
PLAIN_LINES = [json.loads(line) for line in LINES]
RECORDED = REPOSITORY / "reports" / "observed" / "torch"
RECORD = json.loads(min(RECORDED.glob("*.json")).read_text(encoding="utf-8"))
RECORD["case"] = "torch/one"
SMALL_RECORD = {**RECORD, "trials": dict(list(RECORD["trials"].items())[:2])}
COSTS = json.loads((REPOSITORY / "reports" / "costs.json").read_text(encoding="utf-8"))
COSTS = {
    key: dict(list(value.items())[:3]) if isinstance(value, dict) else value
    for key, value in COSTS.items()
}


def as_lines(plain: Any) -> bytes:
    lines = plain if isinstance(plain, list) else [plain]
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def as_json(plain: Any) -> bytes:
    return json.dumps(plain).encode()


@at_most(150)
@given(spoilt(PLAIN_LINES).map(as_lines) | damaged("".join(LINES).encode()))
def test_results_are_taken_whole_or_not_at_all(data: bytes) -> None:
    RULES["results"](data)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """Open one database for all examples: what one leaves there is no matter to the next."""
    with closing(Store(f"sqlite:///{tmp_path_factory.mktemp('store')}/errata.sqlite")) as store:
        yield store


@at_most(40)
@given(plain=spoilt(PLAIN_LINES))
def test_a_database_takes_what_the_reader_lets_through(database: Store, plain: Any) -> None:
    with suppress(KeyError, TypeError, IndexError):
        plain[0]["run"]["uuid"] = uuid4().hex
    with suppress(ErrataError):
        import_lines(as_lines(plain).decode().splitlines(), database, name="gpu.jsonl")


# One hostile value after the other in every place, so that no draw has to find them.
EVERYWHERE = [
    *(None, True, -1, 2**31, 2**63, 10**400, 1.5, float("nan"), "", "\ud800", "a" * 5_000),
    *("9999-12-31T23:59:59+00:00", [], {}, [[]], {"": {}}, [None], [1, 2, 3], nested(400)),
]


@pytest.mark.parametrize(
    ("rule", "sound"), [("results", PLAIN_LINES), ("record", SMALL_RECORD), ("costs", COSTS)]
)
def test_no_hostile_value_gets_through_anywhere(rule: str, sound: Any) -> None:
    for plain in everywhere(sound, EVERYWHERE):
        RULES[rule](as_lines(plain) if rule == "results" else as_json(plain))


@at_most(80)
@given(spoilt(RECORD).map(as_json) | damaged(as_json(RECORD)))
def test_a_bad_record_is_told(data: bytes) -> None:
    RULES["record"](data)


@at_most(60)
@given(spoilt(COSTS).map(as_json) | damaged(as_json(COSTS)))
def test_bad_costs_are_told(data: bytes) -> None:
    RULES["costs"](data)


@pytest.mark.parametrize("rule", ["results", "record", "costs"])
@pytest.mark.parametrize(
    "data",
    [
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"9" * 5_000,
        b'{"errata": "results", "schema": ' + b"9" * 5_000 + b"}",
        b"\xff",
        b"\xef\xbb\xbf{}",
        b"",
        b"null",
        b"NaN",
        b'"\\ud800"',
        b'{"schema": 1, "schema": 1}',
    ],
)
def test_what_the_json_library_lets_through_is_told(rule: str, data: bytes) -> None:
    RULES[rule](data)


@pytest.fixture(scope="module")
def members(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Make a bundle of a case that was measured on four releases."""
    folder = tmp_path_factory.mktemp("bundle")
    runs = hidden_case(folder / "project")
    say_four_releases(runs)
    return members_of(bundle_of(runs), folder)


@at_most(60)
@given(data=st.data())
def test_a_bundle_whose_documents_were_altered_is_refused_or_harmless(
    members: dict[str, bytes], data: st.DataObject
) -> None:
    name = data.draw(st.sampled_from(["signature.json", "MANIFEST.json", "requirements.lock"]))
    if name.endswith(".json"):
        content = as_json(data.draw(spoilt(json.loads(members[name]))))
    else:
        content = data.draw(damaged(members.get(name, b"torch==2.15.0\n")))
    changed = {**members, name: content}
    honest = name != "MANIFEST.json"
    RULES["bundle"](rezip(changed) if honest else archive_bytes(changed))


@at_most(60)
@given(data=st.data())
def test_a_damaged_bundle_is_refused(members: dict[str, bytes], data: st.DataObject) -> None:
    RULES["bundle"](data.draw(damaged(archive_bytes(members))))


@pytest.mark.parametrize("place", ["harness", "title", "case", "known"])
@pytest.mark.parametrize("depth", [100, 900, 950, 980])
def test_deep_nesting_in_a_bundle_is_refused_or_harmless(
    members: dict[str, bytes], place: str, depth: int
) -> None:
    name = "MANIFEST.json" if place == "harness" else "signature.json"
    plain = json.loads(members[name])
    plain[place] = nested(depth)
    try:
        content = as_json(plain)
    except RecursionError:  # the library writes less than it reads
        content = as_json({**plain, place: "HERE"}).replace(b'"HERE"', b"[" * depth + b"]" * depth)
    changed = {**members, name: content}
    RULES["bundle"](archive_bytes(changed) if place == "harness" else rezip(changed))


NAMES = st.sampled_from(
    [
        "../x",
        "/etc/x",
        "a\\b",
        "C:x",
        "a/../b",
        "a//b",
        "case/broken.py",
        "CASE/broken.py",
        "a/",
        ".",
    ]
)


@at_most(40)
@given(
    names=st.lists(NAMES | st.text(max_size=8), max_size=4),
    mode=st.sampled_from([0o100644, 0o120777, 0o040755, 0o020666, 0]),
    packing=st.sampled_from([zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2]),
    content=st.sampled_from([b"", b"x", b"\0" * 300_000]),
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_an_archive_with_odd_members_is_refused(
    names: list[str], mode: int, packing: int, content: bytes
) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", packing) as archive:
        for name in names:
            info = zipfile.ZipInfo(name.encode("utf-8", "replace").decode())
            info.external_attr = mode << 16
            info.compress_type = packing
            archive.writestr(info, content)
    RULES["bundle"](buffer.getvalue())


def test_a_bundle_is_a_file(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.zip", tmp_path / ("n" * 300), Path("/dev/null")):
        with pytest.raises(UsageProblem) as caught:
            open_bundle(path)
        assert caught.value.hint
