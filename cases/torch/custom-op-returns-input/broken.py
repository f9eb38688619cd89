"""A custom operator for debugging returns the tensor that it was given."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


@torch.library.custom_op("errata::probe", mutates_args=())
def probe(x: torch.Tensor) -> torch.Tensor:
    """Look at a tensor and hand it on."""
    assert x.isfinite().all()
    return x


@probe.register_fake
def _(x):
    return torch.empty_like(x)


def forward(x):
    """A function with a probe in the middle."""
    return probe(x.sin()).cos()


if MODE == "compile":
    forward = torch.compile(forward, backend="aot_eager")

result = forward(torch.ones(3))
