"""Zip archives from and for strangers: written byte for byte alike, read without any trust.

Members are stored, not compressed: what a compressor writes depends on the zlib that Python was
built with, and two people must get the same bytes. Bundles are small; GitHub takes 25 MB.
"""

from __future__ import annotations

import stat
import struct
import unicodedata
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path

from errata.model.errors import InvalidBundle, UsageProblem

LARGEST_ARCHIVE = 32 * 2**20  # bytes
LARGEST_MEMBER = 16 * 2**20
LARGEST_TOTAL = 64 * 2**20
MOST_MEMBERS = 500
LARGEST_RATIO = 200  # inflated bytes for each one in the archive
LONGEST_NAME = 200  # characters

_EPOCH = (1980, 1, 1, 0, 0, 0)  # the oldest time that a zip archive can say
_FILE_MODE = stat.S_IFREG | 0o644
_UNIX = 3
_ENCRYPTED = 0x1 | 0x40 | 0x2000
_PATCHED = 0x20
_END = struct.Struct("<4s4H2LH")  # the end record, without a comment
_END_MARK = b"PK\x05\x06"
_HEADER_SIZE = 46
_FORBIDDEN = frozenset('\\:*?"<>|')
_HINT = "ask whoever sent it for the file as `errata bundle` wrote it"
# What the standard library raises for archives that are damaged on purpose.
_DAMAGE = (
    *(zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, struct.error, EOFError),
    *(NotImplementedError, RuntimeError, ValueError, OverflowError, OSError),
)


def archive_bytes(members: Mapping[str, bytes], *, is_attachment: bool = True) -> bytes:
    """Write an archive with `members` in their order; equal members give equal bytes.

    Raises UsageProblem for a name or size that `read_archive` would refuse; what is not to be
    attached to anything may have any size.
    """
    if is_attachment:
        _refuse_unreadable(members)
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED, allowZip64=False) as archive:
        for name, content in members.items():
            info = zipfile.ZipInfo(name, _EPOCH)
            info.create_system = _UNIX
            info.external_attr = _FILE_MODE << 16
            archive.writestr(info, content)
    return buffer.getvalue()


def read_archive(path: Path) -> dict[str, bytes]:
    """Read all members of an archive by name, or none of them.

    Nothing is written anywhere. Raises InvalidBundle for whatever is not a plain archive of
    plain files within the limits above, and UsageProblem where there is no such file.
    """
    content = _content(path)
    shown = path.name
    count = _check_end(content, shown)
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            infos = archive.infolist()
            if len(infos) != count:
                raise _refuse(shown, f"says that it has {count} members and lists {len(infos)}")
            _check_names([info.orig_filename for info in infos], shown)
            for info in infos:
                _check_member(info, shown)
            return _read_members(archive, infos, shown)
    except _DAMAGE as error:
        raise _refuse(shown, f"is damaged: {str(error) or type(error).__name__}") from error


def name_problem(name: str) -> str:
    """Say why a member must not be called `name`; empty where it may be."""
    parts = name.split("/")
    if not name or len(name) > LONGEST_NAME:
        return "is empty or too long"
    if name.startswith("/") or name[1:2] == ":":
        return "is an absolute path"
    if any(part in ("", ".", "..") for part in parts):
        return "leaves its folder, or is no plain path"
    if any(part != part.rstrip(". ") or part != part.lstrip() for part in parts):
        return "has a part that begins or ends with a space, or ends with a dot"
    if any(letter in _FORBIDDEN or not letter.isprintable() for letter in name):
        return "has a character that not every system allows"
    return ""


def _content(path: Path) -> bytes:
    hint = "name a file that `errata bundle` wrote"
    try:
        if path.is_dir():
            hint = "name the zip file; in an unpacked bundle run: python replay.py"
            raise UsageProblem(f"{str(path)!r} is a folder", hint=hint)
        if not path.is_file():
            raise UsageProblem(f"there is no file {str(path)!r}", hint=hint)
        if path.stat().st_size > LARGEST_ARCHIVE:
            raise _refuse(path.name, f"is larger than {LARGEST_ARCHIVE // 2**20} MiB")
        with path.open("rb") as file:
            return file.read(LARGEST_ARCHIVE + 1)[:LARGEST_ARCHIVE]
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise UsageProblem(f"{str(path)!r} cannot be read: {reason}", hint=hint) from error


def _check_end(content: bytes, shown: str) -> int:
    """Check the archive's end before anything is made of what it lists; return its count."""
    tail = content[-_END.size :]
    if len(tail) < _END.size or not content.startswith((b"PK\x03\x04", _END_MARK)):
        raise _refuse(shown, "is no zip archive")
    mark, disk, start_disk, here, count, size, offset, comment = _END.unpack(tail)
    if mark != _END_MARK or comment:
        raise _refuse(shown, "is cut off, or something was appended to it")
    if disk or start_disk or here != count or offset + size + _END.size != len(content):
        raise _refuse(shown, "is not one whole archive")
    if count > MOST_MEMBERS or size > MOST_MEMBERS * (_HEADER_SIZE + 8 * LONGEST_NAME):
        raise _refuse(shown, f"has more than {MOST_MEMBERS} members")
    return int(count)


def _check_names(names: Sequence[str], shown: str) -> None:
    taken: dict[str, str] = {}
    for name in names:
        problem = name_problem(name)
        if problem:
            raise _refuse(shown, f"has a member {name!r}, which {problem}")
        key = _key(name)
        if key in taken:
            same = "twice" if taken[key] == name else f"and {taken[key]!r}, which some systems mix"
            raise _refuse(shown, f"has a member {name!r} {same}")
        taken[key] = name
    for key in taken:
        parts = key.split("/")
        for parent in ("/".join(parts[:number]) for number in range(1, len(parts))):
            if parent in taken:
                raise _refuse(shown, f"has {taken[parent]!r} both as a file and as a folder")


def _key(name: str) -> str:
    """Return what two names have in common that a file system may take for one."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())


def _check_member(info: zipfile.ZipInfo, shown: str) -> None:
    """Refuse what is no plain file, before a byte of it is read."""
    name = info.orig_filename
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind not in (0, stat.S_IFREG) or info.external_attr & 0x10:
        raise _refuse(shown, f"has a member {name!r} that is a link, folder or device, not a file")
    if info.flag_bits & (_ENCRYPTED | _PATCHED):
        raise _refuse(shown, f"has an encrypted member {name!r}")
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise _refuse(shown, f"has a member {name!r} that is packed in an unusual way")
    if info.file_size > LARGEST_MEMBER:
        raise _refuse(shown, f"has a member {name!r} larger than {LARGEST_MEMBER // 2**20} MiB")
    if info.file_size > max(info.compress_size, 1) * LARGEST_RATIO:
        raise _refuse(shown, f"has a member {name!r} that swells more than {LARGEST_RATIO} times")


def _read_members(
    archive: zipfile.ZipFile, infos: Sequence[zipfile.ZipInfo], shown: str
) -> dict[str, bytes]:
    """Read every member, counting the bytes that really come out."""
    members: dict[str, bytes] = {}
    total = 0
    for info in infos:
        with archive.open(info) as stream:
            content = stream.read(LARGEST_MEMBER + 1)
        total += len(content)
        if len(content) != info.file_size:
            raise _refuse(shown, f"has a member {info.filename!r} of another size than it says")
        if total > LARGEST_TOTAL:
            raise _refuse(shown, f"holds more than {LARGEST_TOTAL // 2**20} MiB")
        members[info.filename] = content
    return members


def _refuse_unreadable(members: Mapping[str, bytes]) -> None:
    names = list(members)
    try:
        _check_names(names, "the bundle")
    except InvalidBundle as error:
        raise UsageProblem(error.message, hint="rename it in the case's folder") from error
    sizes = [len(content) for content in members.values()]
    room = LARGEST_ARCHIVE - sum(len(name.encode()) * 2 + 200 for name in names)
    if len(names) > MOST_MEMBERS or max(sizes, default=0) > LARGEST_MEMBER or sum(sizes) > room:
        raise UsageProblem(
            f"the bundle would have {len(names)} members and {sum(sizes) / 2**20:.1f} MiB, which "
            "is more than an attachment may have",
            hint=f"at most {MOST_MEMBERS} files of {LARGEST_MEMBER // 2**20} MiB and "
            f"{LARGEST_ARCHIVE // 2**20} MiB in all: take large files out of the case",
        )


def _refuse(shown: str, why: str) -> InvalidBundle:
    return InvalidBundle(f"{shown} {why}; nothing of it was unpacked", hint=_HINT)
