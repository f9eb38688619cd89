"""A session of nox to copy: what is documented of this project's code, and its own cases."""

import os
from pathlib import Path

import nox

# Where Errata comes from, as pip takes it: a repository at a commit, a wheel, a name on an index.
ERRATA = os.environ.get("ERRATA", "errata @ git+https://example.org/errata")


@nox.session
def errata(session: nox.Session) -> None:
    """Scan the code for documented failures, then run the cases of this project."""
    session.install(ERRATA)
    session.run("errata", "scan")
    if Path("cases").is_dir():
        session.run("errata", "run", "--only-own", *session.posargs)
