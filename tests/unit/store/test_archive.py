"""Archives are the same bytes for everybody, and a hostile one never gets past the reader."""

from __future__ import annotations

import contextlib
import hashlib
import io
import stat
import struct
import sys
import warnings
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.model.errors import ErrataError, InvalidBundle, UsageProblem
from errata.store import archive
from errata.store.archive import archive_bytes, name_problem, read_archive

MEMBERS = {
    "README.md": b"# A bundle\n",
    "case/broken.py": b"raise ValueError\n",
    "case/\u00fcber.txt": b"\xff\x00",
}
KNOWN_DIGEST = "15e65dc5f28e2bdc"


def write(folder: Path, content: bytes) -> Path:
    path = folder / "x.zip"
    path.write_bytes(content)
    return path


def zipped(
    *members: tuple[zipfile.ZipInfo | str, bytes], method: int = zipfile.ZIP_STORED
) -> bytes:
    """Write an archive that our own writer would refuse."""
    buffer = io.BytesIO()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # duplicate names
        with zipfile.ZipFile(buffer, "w", method) as target:
            for info, content in members:
                target.writestr(info, content)
    return buffer.getvalue()


def with_mode(name: str, mode: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.create_system = 3
    info.external_attr = mode << 16
    return info


def refusal(folder: Path, content: bytes) -> str:
    with pytest.raises(InvalidBundle) as caught:
        read_archive(write(folder, content))
    assert caught.value.hint
    assert caught.value.exit_code == 2
    return caught.value.message


def test_what_is_written_is_read_back_in_order(tmp_path: Path) -> None:
    read = read_archive(write(tmp_path, archive_bytes(MEMBERS)))
    assert list(read.items()) == list(MEMBERS.items())


def test_every_interpreter_writes_the_same_bytes() -> None:
    digest = hashlib.sha256(archive_bytes(MEMBERS)).hexdigest()
    assert digest[:16] == KNOWN_DIGEST, sys.version


def test_members_carry_neither_time_nor_owner() -> None:
    with zipfile.ZipFile(io.BytesIO(archive_bytes(MEMBERS))) as written:
        for info in written.infolist():
            assert info.date_time == (1980, 1, 1, 0, 0, 0)
            assert info.external_attr >> 16 == stat.S_IFREG | 0o644
            assert (info.compress_type, info.create_system, info.extra) == (0, 3, b"")


@pytest.mark.parametrize(
    "name",
    [
        *("../x", "a/../x", "/etc/passwd", "a//b", "a/./b", "C:/x", "C:x", "a\\b", "..", ".", ""),
        *("a/", "x\0y", "x\ny", "a\u202eb", "x" * 201, "con:", "a.", "a /b", " a", "a*", "x?"),
    ],
)
def test_a_name_that_leaves_its_folder_or_is_odd_is_refused(tmp_path: Path, name: str) -> None:
    assert name_problem(name)
    with pytest.raises(UsageProblem):
        archive_bytes({name: b""})
    # The standard library would write some of these names in another way.
    info = zipfile.ZipInfo("placeholder")
    info.filename = info.orig_filename = name
    if "\0" not in name and name:
        assert "nothing of it was unpacked" in refusal(tmp_path, zipped((info, b"x")))


def test_a_name_cut_at_a_zero_byte_is_refused(tmp_path: Path) -> None:
    content = zipped(("case/broken.pyX../../x", b"x")).replace(b".pyX../", b".py\0../")
    assert "no plain path" in refusal(tmp_path, content) or "character" in refusal(
        tmp_path, content
    )


@pytest.mark.parametrize(
    "mode", [stat.S_IFLNK, stat.S_IFCHR, stat.S_IFBLK, stat.S_IFIFO, stat.S_IFSOCK, stat.S_IFDIR]
)
def test_what_is_no_plain_file_is_refused(tmp_path: Path, mode: int) -> None:
    content = zipped((with_mode("case/broken.py", mode | 0o777), b"/etc/passwd"))
    assert "link, folder or device" in refusal(tmp_path, content)


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        ("a", "a", "twice"),
        ("README.md", "readme.md", "some systems mix"),
        ("stra\u00dfe", "STRASSE", "some systems mix"),
        ("e\u0301", "\u00e9", "some systems mix"),
        ("a", "A/b", "as a file and as a folder"),
    ],
)
def test_names_that_cannot_stand_side_by_side_are_refused(
    tmp_path: Path, one: str, other: str, words: str
) -> None:
    assert words in refusal(tmp_path, zipped((one, b"1"), (other, b"2")))


def test_an_encrypted_member_is_refused(tmp_path: Path) -> None:
    content = bytearray(zipped(("a", b"x")))
    for start in (6, content.index(b"PK\x01\x02") + 8):
        content[start] |= 1
    assert "encrypted" in refusal(tmp_path, bytes(content))


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_unusual_packing_is_refused(tmp_path: Path, method: int) -> None:
    assert "unusual" in refusal(tmp_path, zipped(("a", b"x" * 99), method=method))


def test_a_deflated_archive_within_the_limits_is_read(tmp_path: Path) -> None:
    content = zipped(("a", b"some words, and others"), method=zipfile.ZIP_DEFLATED)
    assert read_archive(write(tmp_path, content)) == {"a": b"some words, and others"}


def test_a_bomb_is_refused_by_its_ratio(tmp_path: Path) -> None:
    content = zipped(("a", bytes(4 * 2**20)), method=zipfile.ZIP_DEFLATED)
    assert "swells" in refusal(tmp_path, content)


def test_a_bomb_that_lies_about_its_size_is_refused(tmp_path: Path) -> None:
    content = bytearray(zipped(("a", bytes(4 * 2**20)), method=zipfile.ZIP_DEFLATED))
    for start in (22, content.index(b"PK\x01\x02") + 24):
        struct.pack_into("<L", content, start, 100)
    refusal(tmp_path, bytes(content))


def test_large_members_and_many_members_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "LARGEST_MEMBER", 1000)
    assert "larger than" in refusal(tmp_path, zipped(("a", bytes(1001))))
    monkeypatch.setattr(archive, "LARGEST_TOTAL", 1500)
    assert "holds more" in refusal(tmp_path, zipped(("a", bytes(999)), ("b", bytes(999))))
    monkeypatch.setattr(archive, "MOST_MEMBERS", 3)
    assert "more than 3 members" in refusal(tmp_path, zipped(*((str(n), b"") for n in range(4))))
    monkeypatch.setattr(archive, "LARGEST_ARCHIVE", 100)
    assert "larger than" in refusal(tmp_path, zipped(("a", bytes(999))))


def test_a_case_that_is_too_large_is_not_bundled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "LARGEST_MEMBER", 10)
    with pytest.raises(UsageProblem, match="more than an attachment may have"):
        archive_bytes({"a": bytes(11)})


@pytest.mark.parametrize(
    "spoil",
    [
        lambda content: content[:-1],
        lambda content: content + b"x",
        lambda content: b"#!/bin/sh\n" + content,
        lambda content: content[: len(content) // 2],
        lambda content: b"",
        lambda content: b"PK\x03\x04",
        lambda content: content.replace(b"raise", b"print"),
    ],
)
def test_a_damaged_archive_is_refused(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    refusal(tmp_path, spoil(archive_bytes(MEMBERS)))


def test_a_file_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    for path in (tmp_path / "no.zip", tmp_path, tmp_path / ("x" * 300)):
        with pytest.raises(UsageProblem, match=r"no file|is a folder|cannot be read"):
            read_archive(path)


def refused_or_read(folder: Path, content: bytes) -> None:
    with contextlib.suppress(ErrataError):
        read_archive(write(folder, content))


@given(content=st.binary(max_size=400))
def test_random_bytes_give_only_our_errors(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    refused_or_read(tmp_path_factory.mktemp("fuzz", numbered=True), content)


@given(
    edits=st.lists(
        st.tuples(st.integers(0, 100_000), st.one_of(st.integers(0, 255), st.binary(max_size=4))),
        min_size=1,
        max_size=12,
    ),
    method=st.sampled_from([zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED]),
)
def test_a_mutated_archive_gives_only_our_errors(
    tmp_path_factory: pytest.TempPathFactory, edits: list[tuple[int, int | bytes]], method: int
) -> None:
    content = bytearray(zipped(*MEMBERS.items(), method=method))
    for place, change in edits:
        at = place % max(1, len(content))
        if isinstance(change, int):
            content[at : at + 1] = bytes([change])
        else:
            content[at:at] = change
    refused_or_read(tmp_path_factory.mktemp("fuzz", numbered=True), bytes(content))
