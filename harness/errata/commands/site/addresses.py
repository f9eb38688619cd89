"""Where each page lies inside the site: paths for files, and the same quoted for links."""

from __future__ import annotations

import hashlib
import re
from urllib.parse import quote

ENVIRONMENTS = "environments/index.html"
_NAME_BYTES = 120
"""The longest part of a path; file systems take 255 bytes."""


def case_path(case: str) -> str:
    """Return the path of a case's page: `cases/torch/slug.html`."""
    return "cases/" + "/".join(_part(part) for part in case.split("/")) + ".html"


def environment_link(identifier: str) -> str:
    """Return the link to an environment's row in the table of all, from the root of the site."""
    return to(ENVIRONMENTS, environment_name(identifier))


def environment_name(identifier: str) -> str:
    """Return the name of an environment's row."""
    return re.sub(r"\s", "_", identifier)


def upgrade_path(framework: str, before: str, after: str) -> str:
    """Return the path of an upgrade's page."""
    return f"upgrades/{_part(f'{framework}-{before}-to-{after}')}.html"


def anchor(environment: str, mode: str, backend: str) -> str:
    """Return the name of a trial's place on its case's page; quote it in links with `to`."""
    return re.sub(r"\s", "_", f"{environment}:{mode}:{backend}")


def root_of(path: str) -> str:
    """Return the way from a page to the root of the site: empty, or `../` for each folder."""
    return "../" * path.count("/")


def to(path: str, name: str = "") -> str:
    """Quote a path inside the site for a link, with the anchor `name` where there is one."""
    quoted = quote(path, safe="/+:@=,~")
    return f"{quoted}#{quote(name, safe=':@/+=,~')}" if name else quoted


def _part(text: str) -> str:
    """Return one part of a path that every file system and server takes as it is."""
    part = re.sub(r"[^A-Za-z0-9._+@=-]+", "_", text)
    # `index` is the list itself, and a hash keeps apart what now looks alike.
    if part == text and part != "index" and part.strip(".") and len(part) <= _NAME_BYTES:
        return part
    digest = hashlib.sha256(text.encode(errors="backslashreplace")).hexdigest()[:8]
    return f"{part[:_NAME_BYTES].strip('.') or 'page'}-{digest}"
