# releases: >=3.0
"""If a sum follows the assignment directly, the caller's tensor has the zeros only."""

import paddle


def f(batch):
    """Zero the first column where it stands; sum the rest."""
    batch[:, 0] = 0.0
    return batch.sum()


batch = paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]])
total = paddle.jit.to_static(f, full_graph=True)(batch)
assert total.item() == 10.0
assert batch.tolist() == [[0.0, 3.0], [0.0, 7.0]], "the batch is %s" % batch.tolist()
