"""A part of a split that was rounded down to 0, an empty Subset and a BatchSampler with shuffle have the same words."""

import paddle
from paddle.io import BatchSampler, DataLoader, RandomSampler, Subset, TensorDataset, random_split

data = TensorDataset([paddle.arange(8)])
_, part = random_split(data, [8, int(0.1 * 8)])
for make in (
    lambda: DataLoader(part, shuffle=True),
    lambda: DataLoader(Subset(data, []), shuffle=True),
    lambda: BatchSampler(Subset(data, []), shuffle=True, batch_size=2),
    lambda: RandomSampler(Subset(data, [])),
):
    try:
        make()
    except ValueError as error:
        assert "num_samples should be a positive integer, but got num_samples=0" in str(error), error
    else:
        raise RuntimeError("accepted")
