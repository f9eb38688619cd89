# releases: >=2.5
"""A sparse tensor is refused as well as an input and as a buffer."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def propagate(adjacency, features):
    """Sum the features of the neighbours."""
    return torch.sparse.mm(adjacency, features)


adjacency = torch.sparse_coo_tensor(torch.tensor([[0, 1], [1, 2]]), torch.ones(2), (3, 3))


class Layer(torch.nn.Module):
    """A layer that has its adjacency matrix as a buffer."""

    def __init__(self):
        super().__init__()
        self.register_buffer("adjacency", adjacency)

    def forward(self, features):
        """Sum the features of the neighbours."""
        return torch.sparse.mm(self.adjacency, features)


layer = torch.compile(Layer(), backend="eager", fullgraph=True)
features = torch.arange(6.0).view(3, 2)
for call in (lambda: propagate(adjacency, features), lambda: layer(features)):
    try:
        call()
    except torch._dynamo.exc.Unsupported as error:
        assert "does not support sparse Tensors" in str(error), error
    else:
        raise AssertionError("nothing was raised")
