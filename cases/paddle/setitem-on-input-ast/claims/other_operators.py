# releases: >=3.3.1
"""`softmax` and `cumsum` after the assignment leave their values in the caller's tensor."""

import paddle


def shares(batch):
    """Zero the first column where it stands; softmax."""
    batch[:, 0] = 0.0
    return paddle.nn.functional.softmax(batch).sum()


def running(batch):
    """Zero the first column where it stands; cumulative sum."""
    batch[:, 0] = 0.0
    return batch.cumsum(0)


batch = paddle.to_tensor([[1.0, 0.0], [5.0, 0.0]])
paddle.jit.to_static(shares, full_graph=True)(batch)
assert batch.tolist() == [[0.5, 0.5], [0.5, 0.5]], batch.tolist()
batch = paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]])
paddle.jit.to_static(running, full_graph=True)(batch)
assert batch.tolist() == [[0.0, 3.0], [0.0, 10.0]], batch.tolist()
