# releases: >=2.5
"""`sparse_csr_tensor` is refused; `to_sparse` passes on 2.5 and is refused on 2.15, in words of its own."""

import torch


def converted(dense, features):
    """The product with a matrix that is made sparse."""
    return torch.sparse.mm(dense.to_sparse(), features)


def made(dense, features):
    """The product with a matrix in compressed rows."""
    rows, columns = torch.tensor([0, 1, 2]), torch.tensor([0, 1])
    return torch.sparse_csr_tensor(rows, columns, torch.ones(2), size=(2, 2)) @ features


def outcome(function):
    """The error of a function in one graph, or nothing."""
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.eye(2), torch.ones(2, 3))
    except torch._dynamo.exc.Unsupported as error:
        return str(error)
    return ""


release = tuple(int(number) for number in torch.__version__.split(".")[:2])
assert "sparse_csr_tensor" in outcome(made)
if release >= (2, 15):
    assert "Sparse tensor creation not supported" in outcome(made)
    assert "Attempted to wrap sparse Tensor with VariableTracker" in outcome(converted)
if release < (2, 6):
    assert outcome(converted) == ""
