# releases: >=2.15
"""`to_sparse` and `sparse_csr_tensor` are refused in words of their own."""

import torch


def converted(dense, features):
    """The product with a matrix that is made sparse."""
    return torch.sparse.mm(dense.to_sparse(), features)


def made(dense, features):
    """The product with a matrix in compressed rows."""
    rows, columns = torch.tensor([0, 1, 2]), torch.tensor([0, 1])
    return torch.sparse_csr_tensor(rows, columns, torch.ones(2), size=(2, 2)) @ features


for function, words in (
    (converted, "Attempted to wrap sparse Tensor with VariableTracker"),
    (made, "Sparse tensor creation not supported"),
):
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.eye(2), torch.ones(2, 3))
    except torch._dynamo.exc.Unsupported as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
