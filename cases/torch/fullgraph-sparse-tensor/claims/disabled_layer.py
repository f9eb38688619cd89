# releases: >=2.5
"""A function under `torch.compiler.disable` works in a compiled one, and is refused under `fullgraph=True`."""

import torch


@torch.compiler.disable
def propagate(edges, weights, features):
    """Sum the features of the neighbours."""
    return torch.sparse.mm(torch.sparse_coo_tensor(edges, weights, (3, 3)), features)


def model(edges, weights, features):
    """A layer and what follows it."""
    return propagate(edges, weights, features) * 2


arguments = torch.tensor([[0, 1], [1, 2]]), torch.ones(2), torch.arange(6.0).view(3, 2)
assert torch.equal(torch.compile(model, backend="eager")(*arguments), model(*arguments))
torch._dynamo.reset()
try:
    torch.compile(model, backend="eager", fullgraph=True)(*arguments)
except torch._dynamo.exc.Unsupported as error:
    assert "disable" in str(error), error
else:
    raise AssertionError("nothing was raised")
