"""What was never measured counts as the median of what is most like it."""

from __future__ import annotations

from errata.model.costs import Costs, SetUp

COSTS = Costs(
    environments={
        "torch-2.0.1": SetUp(build_s=10, import_s=1),
        "torch-2.5.1": SetUp(build_s=20, import_s=4),
        "torch-2.15.0": SetUp(build_s=30, import_s=2),
        "paddle-3.3.1": SetUp(build_s=100, import_s=9),
    },
    cases={
        "torch/a": {"eager": 1.0, "compile": 20.0},
        "torch/b": {"eager": 2.0},
        "torch/c": {"eager": 3.0},
        "paddle/a": {"dynamic": 50.0},
    },
)


def test_a_measured_figure_is_taken_as_it_is() -> None:
    assert COSTS.set_up("torch-2.5.1") == SetUp(build_s=20, import_s=4)
    assert COSTS.set_up("torch-2.5.1").total_s == 24
    assert COSTS.trial("torch/a", "compile") == 20.0


def test_an_unknown_environment_is_like_the_others_of_its_framework_or_like_all() -> None:
    assert COSTS.set_up("torch-2.17.0.dev20261119+timm") == SetUp(build_s=20, import_s=2)
    assert COSTS.set_up("paddle-3.0.0") == SetUp(build_s=100, import_s=9)
    assert COSTS.set_up("mindspore-2.10.0") == SetUp(build_s=20, import_s=2)  # of no known one


def test_an_unknown_case_or_mode_is_like_the_nearest_ones() -> None:
    assert COSTS.trial("torch/b", "compile") == 2.0  # the case in its other modes
    assert COSTS.trial("torch/new", "eager") == 2.0  # the framework's others in that mode
    assert COSTS.trial("torch/new", "compile") == 20.0
    assert COSTS.trial("mindspore/new", "graph") == 3.0  # all


def test_without_any_figure_everything_weighs_the_same() -> None:
    nothing = Costs()
    assert nothing.set_up("torch-2.0.1") == nothing.set_up("paddle-3.3.1")
    assert nothing.trial("torch/a", "eager") == nothing.trial("paddle/b", "sot") > 0
