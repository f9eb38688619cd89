"""A covariance lost its positive eigenvalues to rounding."""

import paddle

paddle.linalg.cholesky(paddle.to_tensor([[1.0, 2.0], [2.0, 1.0]]))
