# releases: >=2.1
"""Draws of `uniform`, `normal` and `randint` with a shape are part of the graph, in float64 or int64."""

import numpy as np

import torch

for draw, dtype in (
    (lambda x: torch.from_numpy(np.random.uniform(size=3)), torch.float64),
    (lambda x: torch.from_numpy(np.random.normal(0.0, 1.0, size=(3,))), torch.float64),
    (lambda x: torch.from_numpy(np.random.randint(0, 4, size=3)), torch.int64),
):
    draws = torch.compile(draw, backend="eager", fullgraph=True)(torch.ones(3))
    assert draws.shape == (3,) and draws.dtype == dtype
