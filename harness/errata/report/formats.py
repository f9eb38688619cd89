"""The documents that a run can be written as: one module each, all of the same shape."""

from __future__ import annotations

from typing import Protocol

from errata.model.enums import StrEnum
from errata.report.markdown_page import SUMMARY_BYTES
from errata.report.run_view import RunView

__all__ = ["Reporter", "RunFormat", "text_of"]


class RunFormat(StrEnum):
    """A kind of document; the value is its option on the command line."""

    JSON = "json"
    JUNIT = "junit"
    MARKDOWN = "markdown"
    SARIF = "sarif"
    ANNOTATIONS = "annotations"


class Reporter(Protocol):
    """What every module of a format has: a whole run in, one text out."""

    def __call__(self, view: RunView, /) -> str:
        """Return the document."""
        ...


def text_of(kind: RunFormat, view: RunView, *, limit_bytes: int = SUMMARY_BYTES) -> str:
    """Return a run as a document; `limit_bytes` bounds Markdown, which is cut to fit a page."""
    if kind is RunFormat.MARKDOWN:
        from errata.report.run.as_markdown import markdown_text

        return markdown_text(view, limit_bytes=limit_bytes)
    return _reporter(kind)(view)


def _reporter(kind: RunFormat) -> Reporter:
    """Find what writes a format; only its module is loaded."""
    if kind is RunFormat.JSON:
        from errata.report.run_json import json_text

        return json_text
    if kind is RunFormat.JUNIT:
        from errata.report.junit import junit_text

        return junit_text
    if kind is RunFormat.SARIF:
        from errata.report.sarif import sarif_text

        return sarif_text
    from errata.report.annotations import annotations_text

    return annotations_text
