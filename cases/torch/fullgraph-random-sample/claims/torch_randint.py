"""`torch.randint` in one graph chooses rows, new ones in every call."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def choose(x):
    """Ten of a thousand rows, some perhaps twice."""
    return x[torch.randint(0, 1000, (10,))]


torch.manual_seed(0)
x = torch.arange(1000)
assert not torch.equal(choose(x), choose(x))
