"""A loop that ends after the first batch gives that batch."""

import paddle
from paddle.io import DataLoader, TensorDataset

loader = DataLoader(TensorDataset([paddle.arange(6)]), batch_size=2)
for (numbers,) in loader:
    break
assert numbers.tolist() == [0, 1]
