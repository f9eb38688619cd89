"""Batch normalisation in training and in evaluation, against the formula."""

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)
norm = nn.BatchNorm1D(3)
x = paddle.randn([64, 3]) * 5 + 2
values = x.numpy()
expected = (values - values.mean(0)) / np.sqrt(values.var(0) + 1e-5)
np.testing.assert_allclose(norm(x).numpy(), expected, rtol=1e-3, atol=1e-4)
norm.eval()
result = norm(x)
