# releases: >=2.5
"""A sparse tensor as input is refused as well."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def propagate(adjacency, features):
    """Sum the features of the neighbours."""
    return torch.sparse.mm(adjacency, features)


adjacency = torch.sparse_coo_tensor(torch.tensor([[0, 1], [1, 2]]), torch.ones(2), (3, 3))
try:
    propagate(adjacency, torch.arange(6.0).view(3, 2))
except torch._dynamo.exc.Unsupported as error:
    assert "sparse" in str(error).lower()
else:
    raise AssertionError("nothing was raised")
