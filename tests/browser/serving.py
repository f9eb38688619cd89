"""Serve sites as a careful administrator does: below a sub-path, with a policy of his own."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PREFIX = "/some/where"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types 'none'"
)


@dataclass(frozen=True, kw_only=True)
class Site:
    """A built site: its folder, and the address under which it is served."""

    folder: Path
    address: str

    def at(self, page: str, over: str = "http") -> str:
        """Return the address of a page, over `http` or as a `file`."""
        if over == "file":
            path, mark, rest = page.partition("#") if "#" in page else page.partition("?")
            return (self.folder / path).as_uri() + mark + rest
        return f"{self.address}/{page}"

    def pages(self) -> list[str]:
        """List every page, as paths below the folder."""
        return sorted(
            path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*.html")
        )


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """Serve a folder on this machine only, and yield its address; all else is not found."""
    handler = functools.partial(_Handler, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{PREFIX}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class _Handler(SimpleHTTPRequestHandler):
    """Files below the sub-path, with the policy on each."""

    protocol_version = "HTTP/1.1"

    def translate_path(self, path: str) -> str:
        """Map an address below the sub-path to a file, and any other to none."""
        if not path.startswith(f"{PREFIX}/"):
            return str(Path(self.directory) / "not" / "below" / "the" / "sub-path")
        return super().translate_path(path.removeprefix(PREFIX))

    def end_headers(self) -> None:
        """Add the policy."""
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 -- the base's name
        """Say nothing."""
