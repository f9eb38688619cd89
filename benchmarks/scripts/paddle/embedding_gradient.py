"""The gradient of an embedding touches only the rows used."""

import numpy as np
import paddle
from paddle import nn

embedding = nn.Embedding(10, 4)
embedding(paddle.to_tensor([1, 5, 5])).sum().backward()
gradient = embedding.weight.grad.numpy()
assert np.flatnonzero(gradient.any(1)).tolist() == [1, 5]
assert gradient[5, 0] == 2.0
