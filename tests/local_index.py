"""An index of packages on this machine, with wheels made here, that stands in for a real one."""

from __future__ import annotations

import base64
import hashlib
import http.server
import json
import threading
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any


@dataclass(kw_only=True)
class Asked:
    """What a server was asked: its address, and the path and headers of every request."""

    url: str
    requests: list[tuple[str, Mapping[str, str]]] = field(default_factory=list)


def make_wheel(
    folder: Path,
    name: str,
    version: str,
    *,
    modules: Mapping[str, str] | None = None,
    requires: Sequence[str] = (),
    tag: str = "py3-none-any",
) -> Path:
    """Make a wheel with single-file modules."""
    stem = f"{name.replace('-', '_')}-{version}"
    wheel = folder / f"{stem}-{tag}.whl"
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    metadata += "".join(f"Requires-Dist: {text}\n" for text in requires)
    members = {f"{module}.py": source for module, source in (modules or {}).items()} | {
        f"{stem}.dist-info/METADATA": metadata,
        f"{stem}.dist-info/WHEEL": f"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: {tag}\n",
    }
    record = []
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(wheel, "w") as archive:
        for path, text in members.items():
            archive.writestr(path, text)
            digest = hashlib.sha256(text.encode()).digest()
            encoded = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
            record.append(f"{path},sha256={encoded},{len(text)}")
        record.append(f"{stem}.dist-info/RECORD,,")
        archive.writestr(f"{stem}.dist-info/RECORD", "\n".join(record))
    return wheel


def write_index(root: Path, wheels: Sequence[Path | str], *, yanked: Sequence[str] = ()) -> Path:
    """Lay out simple pages (PEP 503) over wheels that exist, or over names alone."""
    projects: dict[str, list[str]] = {}
    for wheel in wheels:
        name = Path(wheel).name
        target = f"../../{name}"
        if isinstance(wheel, Path):
            root.mkdir(parents=True, exist_ok=True)
            (root / name).write_bytes(wheel.read_bytes())
            target += f"#sha256={hashlib.sha256(wheel.read_bytes()).hexdigest()}"
        mark = ' data-yanked="it is broken"' if name in yanked else ""
        project = name.partition("-")[0].replace("_", "-").lower()
        projects.setdefault(project, []).append(f'<a href="{target}"{mark}>{name}</a>')
    for project, links in projects.items():
        page = root / "simple" / project / "index.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text("<!DOCTYPE html><html><body>\n" + "<br>\n".join(links) + "</body></html>")
    return root / "simple"


@contextmanager
def serving(
    folder: Path, *, answer: Callable[[str, Mapping[str, str]], int | dict[str, Any]] | None = None
) -> Iterator[Asked]:
    """Serve a folder on a port of this machine; `answer` may give a status or JSON instead."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.requests.append((self.path, dict(self.headers)))
            given = answer(self.path, dict(self.headers)) if answer else 200
            if isinstance(given, dict):
                body = json.dumps(given).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/vnd.pypi.simple.v1+json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
            elif given != 200:
                self.send_error(given)
            else:
                super().do_GET()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=folder))
    asked = Asked(url=f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield asked
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
