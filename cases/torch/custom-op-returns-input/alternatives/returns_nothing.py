"""An operator that looks at a tensor and returns nothing; `mutates_args` keeps it in compiled code."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


looked = []


@torch.library.custom_op("errata::probe", mutates_args=("x",))
def probe(x: torch.Tensor) -> None:
    """Look at a tensor."""
    looked.append(x.shape)
    assert x.isfinite().all()


@probe.register_fake
def _(x):
    return None


def forward(x):
    """A function with a probe in the middle."""
    y = x.sin()
    probe(y)
    return y.cos()


if MODE == "compile":
    forward = torch.compile(forward, backend="aot_eager")

result = forward(torch.ones(3))
assert len(looked) == 1
