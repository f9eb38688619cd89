# releases: >=2.1
"""A compiled draw obeys `torch.manual_seed`, and `np.random.seed` has no effect on it; without compilation it is the other way round."""

import numpy as np

import torch


def draw(x):
    """Three numbers."""
    return x * torch.from_numpy(np.random.uniform(size=3))


def drawn(function, numpy_seed, torch_seed):
    """The numbers after both generators were set."""
    np.random.seed(numpy_seed)
    torch.manual_seed(torch_seed)
    return function(torch.ones(3)).tolist()


compiled = torch.compile(draw, backend="eager", fullgraph=True)
assert drawn(compiled, 0, 0) == drawn(compiled, 1, 0) != drawn(compiled, 0, 1)
assert drawn(draw, 0, 0) == drawn(draw, 0, 1) != drawn(draw, 1, 0)
