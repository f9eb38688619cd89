"""next(iter(loader)) starts again at each call; a kept iterator goes on, and raises StopIteration after the last batch."""

import paddle
from paddle.io import DataLoader, TensorDataset

loader = DataLoader(TensorDataset([paddle.arange(3)]), batch_size=1)
assert [next(iter(loader))[0].item() for _ in range(3)] == [0, 0, 0]
batches = iter(loader)
assert [next(batches)[0].item() for _ in range(3)] == [0, 1, 2]
try:
    next(batches)
except StopIteration:
    pass
else:
    raise RuntimeError("nothing was raised")
