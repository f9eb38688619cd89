# releases: >=3.3.1
"""A second call squares the caller's tensor again."""

import paddle


def f(batch):
    """Zero the first column where it stands; sum the squares."""
    batch[:, 0] = 0.0
    squares = batch * batch
    return squares.sum()


f = paddle.jit.to_static(f, full_graph=True)
batch = paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]])
f(batch)
assert batch.tolist() == [[0.0, 9.0], [0.0, 49.0]], batch.tolist()
f(batch)
assert batch.tolist() == [[0.0, 81.0], [0.0, 2401.0]], batch.tolist()
