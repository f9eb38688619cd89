# releases: >=2.3
"""`np.random.choice` stops the capture with a shape and without."""

import numpy as np

import torch


def one(x):
    """A number of three."""
    return x + torch.as_tensor(np.random.choice(3))


def two(x):
    """Two numbers of three."""
    return x[:2] + torch.from_numpy(np.random.choice(3, 2))


for function in (one, two):
    function(torch.ones(3))
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.ones(3))
    except Exception as error:
        text = str(error).lower()
        assert "_local_scalar_dense" in text or "data-dependent expression" in text, error
    else:
        raise AssertionError("nothing was raised")
