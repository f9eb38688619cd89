# releases: >=2.3
"""A print that only the program without compilation runs."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def forward(x):
    """Activate and say so."""
    y = x.relu()
    if not torch.compiler.is_compiling():
        print("activation", y.shape)
    return y


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

result = forward(torch.ones(3))
