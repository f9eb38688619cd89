# releases: >=2.3
"""`np.random.beta`, `np.random.permutation` and `np.random.default_rng` stop with "Can't find numpy function"."""

import numpy as np

import torch


def beta(x):
    """Scale by a draw of the beta distribution."""
    return x * np.random.beta(1.0, 1.0)


def permutation(x):
    """The entries in another order."""
    return x[torch.from_numpy(np.random.permutation(3))]


def generator(x):
    """Scale by a draw of a Generator."""
    return x * np.random.default_rng(0).uniform()


for function in (beta, permutation, generator):
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.ones(3))
    except Exception as error:
        text = str(error).lower()
        assert "can't find numpy" in text and "in torch._numpy" in text, error
    else:
        raise AssertionError("nothing was raised")
