# releases: >=2.5
"""A layer under `allow_in_graph` passes without gradients, and is refused where a backward graph is built."""

import torch


@torch.compiler.allow_in_graph
def propagate(edges, weights, features):
    """Sum the features of the neighbours."""
    return torch.sparse.mm(torch.sparse_coo_tensor(edges, weights, (3, 3)), features)


def model(edges, weights, features):
    """A layer and what follows it."""
    return propagate(edges, weights, features) * 2


edges, features = torch.tensor([[0, 1], [1, 2]]), torch.arange(6.0).view(3, 2)
compiled = torch.compile(model, backend="aot_eager", fullgraph=True)
expected = model(edges, torch.ones(2), features)
assert torch.equal(compiled(edges, torch.ones(2), features), expected)
try:
    compiled(edges, torch.ones(2, requires_grad=True), features)
except torch._dynamo.exc.BackendCompilerFailed:
    pass
else:
    raise AssertionError("nothing was raised")
