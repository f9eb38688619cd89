"""A covariance of too few samples is inverted."""

import paddle

paddle.linalg.inv(paddle.ones([3, 3]))
