"""Names that the release in use lacks are found, and those that a program looks for are not."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from factories import REPOSITORY, texts

from errata.commands.diagnose.diagnosing import KnownCases, find_known
from errata.commands.scan.releases import find_targets
from errata.commands.scan.report import Finding, Standing, scan_document
from errata.commands.scan.scanning import Wanted, scan_text
from errata.model.case import Confidence

SOURCES = [
    (f"{kind} {level}", source)
    for kind in ("name", "argument")
    for level, source in texts(f"programs/{kind}s")
]
WANTED = Wanted(confidence=Confidence.POSSIBLE, news=Confidence.POSSIBLE)


@cache
def known() -> KnownCases:
    return find_known(REPOSITORY)


def found(
    source: str, release: str = "2.2.2", upgrade: tuple[str, str, str] | None = None
) -> tuple[Finding, ...]:
    asked = [] if upgrade else [f"torch=={release}"]
    targets = find_targets(known().frameworks, Path("/"), asked, upgrade=upgrade)
    return scan_text(known(), "a.py", source.encode(), targets, WANTED).findings


@pytest.mark.parametrize(
    ("about", "source"), [one for one in SOURCES if not one[0].endswith("has")]
)
def test_what_the_release_lacks_is_found_where_it_is_and_how_sure(about: str, source: str) -> None:
    kind, level = about.split()
    [one] = found(source, "2.2.2" if kind == "name" else "2.0.1")
    [line] = [n for n, text in enumerate(source.splitlines(), 1) if text.endswith("# !")]
    found_at = (str(one.confidence), one.line, one.case)
    assert found_at == (level, line, f"torch/{kind}-of-another-release")
    assert one.name.startswith("torch.")
    assert found(source, "2.15.0") == ()


@pytest.mark.parametrize("source", [source for about, source in SOURCES if "has" in about])
def test_code_that_looks_for_a_name_or_needs_none_is_left_alone(source: str) -> None:
    assert found(source) == found(source, "2.0.1") == ()


def test_an_argument_of_a_function_that_takes_any_is_left_alone() -> None:
    source = b"import mindspore as ms\nms.CheckpointConfig(format='safetensors')\n"
    for release, many in (("2.10.0", 0), ("2.0.0", 1)):
        targets = find_targets(known().frameworks, Path("/"), [f"mindspore=={release}"])
        assert len(scan_text(known(), "a.py", source, targets, WANTED).findings) == many


def test_an_upgrade_says_which_names_go_and_what_is_there_instead() -> None:
    source = "import torch\nfrom torch.onnx import _globals\nfrom torch.optim import Muon\n"
    gone, come = found(source, upgrade=("torch", "2.5.1", "2.15.0"))
    assert (gone.standing, gone.name) == (Standing.NEW, "torch.onnx._globals")
    assert gone.title == "torch.onnx._globals is not in torch 2.9.1 to 2.15.0 (7 releases)"
    assert (come.standing, come.name) == (Standing.GONE, "torch.optim.Muon")
    [scaler] = found("import torch\ntorch.amp.GradScaler()\n")
    assert scaler.fix.startswith("2.2.2 has `torch.cuda.amp.GradScaler`. Install a PyTorch")
    assert scaler.fails_on == ("2.2.2",)


def test_each_name_is_an_item_of_its_own_and_a_case_that_knows_more_comes_instead() -> None:
    targets = find_targets(known().frameworks, Path("/"), ["torch==2.2.2"])
    source = b"import torch\ntorch.uint16\ntorch.uint64\n"
    report = scan_text(known(), "a.py", source, targets, WANTED)
    [section] = scan_document(report).sections
    assert len(section.blocks) == 2
    # torch.export.export_for_training: its own case says what to write.
    [one] = found("import torch\ntorch.export.export_for_training(m, (x,))\n", "2.15.0")
    assert one.case == "torch/export-for-training-removed"


def test_a_case_that_knows_more_speaks_for_its_line_when_it_is_in_the_baseline() -> None:
    source = b"import torch\ntorch.optim.lr_scheduler.StepLR(o, 3, verbose=True)\n"
    targets = find_targets(known().frameworks, Path("/"), ["torch==2.15.0"])
    [one] = scan_text(known(), "a.py", source, targets, WANTED).findings
    assert one.case == "torch/scheduler-verbose-removed"
    wanted = replace(WANTED, baseline=frozenset([one.fingerprint]))
    assert scan_text(known(), "a.py", source, targets, wanted).findings == ()


def test_each_name_of_an_import_is_found_with_its_line() -> None:
    source = "from torch.amp import (\n    GradScaler,\n    autocast,\n    custom_fwd as fwd,\n)\n"
    names = [(one.line, one.name, one.text) for one in found(source)]
    assert names == [
        (2, "torch.amp.GradScaler", "GradScaler,"),
        (4, "torch.amp.custom_fwd", "custom_fwd as fwd,"),
    ]
    [one] = found("from torch.optim import Adam, Muon\n")
    assert one.text == "from torch.optim import Adam, Muon"
