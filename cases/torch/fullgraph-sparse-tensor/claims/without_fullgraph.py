"""Without `fullgraph=True` the result is that of the uncompiled function."""

import torch


def propagate(edges, weights, features):
    """Sum the features of the neighbours."""
    adjacency = torch.sparse_coo_tensor(edges, weights, (3, 3))
    return torch.sparse.mm(adjacency, features)


arguments = torch.tensor([[0, 0, 1], [1, 1, 2]]), torch.tensor([1.0, 2.0, 3.0]), torch.arange(6.0).view(3, 2)
assert torch.equal(torch.compile(propagate, backend="eager")(*arguments), propagate(*arguments))
