"""Write a run as the documents that the user named, each wholly or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from errata.model.errors import UsageProblem

if TYPE_CHECKING:
    from errata.report.run_view import RunView

__all__ = ["Documents", "refuse_unwritable"]

SCREEN = "-"


@dataclass(frozen=True, kw_only=True)
class Documents:
    """Where a run goes, by the name of its format: `json`, `junit`, `markdown` and so on.

    `limit_bytes` bounds Markdown; None means what a job's page on GitHub takes.
    """

    paths: Mapping[str, Path]
    limit_bytes: int | None = None

    @classmethod
    def named(
        cls,
        *,
        json: Path | None = None,
        junit: Path | None = None,
        markdown: Path | None = None,
        sarif: Path | None = None,
        annotations: Path | None = None,
        limit_bytes: int | None = None,
    ) -> Documents:
        """Gather the options that were given; raises UsageProblem for what cannot be written."""
        every = {
            "json": json,
            "junit": junit,
            "markdown": markdown,
            "sarif": sarif,
            "annotations": annotations,
        }
        given = {name: path for name, path in every.items() if path is not None}
        refuse_unwritable(*given.values())
        return cls(paths=given, limit_bytes=limit_bytes)

    @property
    def on_screen(self) -> bool:
        """Whether one of them is written to standard output, which then holds nothing else."""
        return any(str(path) == SCREEN for path in self.paths.values())

    def write(self, view: RunView) -> list[Path]:
        """Write them all, none before every one is made; returns the files."""
        from errata.cli.screen import write_document
        from errata.report.formats import RunFormat, text_of
        from errata.report.markdown_page import SUMMARY_BYTES

        limit = self.limit_bytes or SUMMARY_BYTES
        texts = {
            path: text_of(RunFormat(name), view, limit_bytes=limit)
            for name, path in self.paths.items()
        }
        for path, text in texts.items():
            write_document(path, text)
        return [path for path in texts if str(path) != SCREEN]


def refuse_unwritable(*paths: Path | None) -> None:
    """Refuse report files that cannot be written before the work, not after it."""
    named = [path for path in paths if path is not None]
    for path in named:
        if str(path) == SCREEN:
            continue
        if path.is_dir():
            raise UsageProblem(f"cannot write {str(path)!r}: it is a folder", hint="name a file")
        if not path.resolve().parent.is_dir():
            raise UsageProblem(
                f"cannot write {str(path)!r}: there is no folder {str(path.parent)!r}",
                hint="make the folder first",
            )
    places = [str(path) if str(path) == SCREEN else str(path.resolve()) for path in named]
    twice = next((place for place in places if places.count(place) > 1), None)
    if twice == SCREEN:
        raise UsageProblem(
            "only one report can go to the screen", hint="name files for the others instead of '-'"
        )
    if twice is not None and (Path(twice).is_file() or not Path(twice).exists()):
        raise UsageProblem(
            f"two reports would go to the same file {twice!r}", hint="name a file for each"
        )
