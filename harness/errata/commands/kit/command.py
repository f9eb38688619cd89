"""`errata kit`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from errata.cli.options import Cases, Claims, Corpus, Mode, OnlyOwn, project_here
from errata.cli.terminal import make_console, on_standard_output, refuse_unwritable, write_document
from errata.model.case import BACKENDS
from errata.model.errors import UsageProblem


def kit(
    cases: Cases = None,
    *,
    backend: Annotated[
        str,
        typer.Option("--backend", metavar="BACKEND", help="cpu, gpu or ascend: what to run on."),
    ],
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="FILE", help="File to write.")
    ] = Path("kit.pyz"),
    mode: Mode = None,
    corpus: Corpus = None,
    only_own: OnlyOwn = False,
    claims: Claims = False,
) -> None:
    """Write a file that runs cases on a machine without Errata and without a network.

    There it needs Python 3.8 or later with the framework: python kit.pyz writes results.jsonl,
    which errata import judges and stores here. The same cases give the same bytes.

    Exit code: 0 written, 2 wrong usage or an invalid case.
    """
    from errata.commands.kit.kit import kit_document, make_kit
    from errata.plan.matrix import Selection
    from errata.report.console import print_document

    if backend not in BACKENDS:
        raise UsageProblem(
            f"there is no backend {backend!r}", hint=f"the backends: {', '.join(BACKENDS)}"
        )
    refuse_unwritable(output)
    selection = Selection(
        patterns=tuple(cases or ()), backends=(backend,), modes=tuple(mode or ()), claims=claims
    )
    made = make_kit(project_here(corpus, only_own=only_own), selection)
    write_document(output, made.content)
    if not on_standard_output(output):
        print_document(kit_document(made, str(output)), make_console())
