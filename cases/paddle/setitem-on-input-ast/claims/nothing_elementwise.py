# releases: >=3.0
"""If a sum or a matrix product follows the assignment directly, the caller's tensor has the zeros only."""

import paddle


def total(batch):
    """Zero the first column where it stands; sum the rest."""
    batch[:, 0] = 0.0
    return batch.sum()


def product(batch):
    """Zero the first column where it stands; multiply with itself."""
    batch[:, 0] = 0.0
    return paddle.matmul(batch, batch).sum()


for function, expected in ((total, 10.0), (product, 70.0)):
    batch = paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]])
    result = paddle.jit.to_static(function, full_graph=True)(batch)
    assert result.item() == expected
    assert batch.tolist() == [[0.0, 3.0], [0.0, 7.0]], "the batch is %s" % batch.tolist()
