# releases: >=2.1
"""A batch is wished to be dynamic and then viewed with its size written out."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def heads(x):
    """The two heads of every sample."""
    return x.view(4, 2, -1).sum(-1)


x = torch.ones(4, 6)
if MODE == "compile":
    heads = torch.compile(heads, backend="eager")
    torch._dynamo.maybe_mark_dynamic(x, 0)

result = heads(x)
