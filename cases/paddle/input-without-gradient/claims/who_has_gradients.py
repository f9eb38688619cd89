"""Tensors of to_tensor, ones, zeros, randn and of a DataLoader have stop_gradient True; parameters have False."""

import numpy as np
import paddle
from paddle.io import DataLoader, TensorDataset

loader = DataLoader(TensorDataset([paddle.ones([4, 2])]), batch_size=2)
batches = [fields[0] for fields in loader]
for one in (
    paddle.to_tensor([1.0]),
    paddle.to_tensor(np.ones(2)),
    paddle.ones([2]),
    paddle.zeros([2]),
    paddle.randn([2]),
    *batches,
):
    assert one.stop_gradient
assert not paddle.nn.Linear(2, 2).weight.stop_gradient
