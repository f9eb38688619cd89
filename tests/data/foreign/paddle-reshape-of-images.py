"""Grey images are reshaped as colour."""

import paddle

paddle.zeros([4, 1, 28, 28]).reshape([-1, 3, 28, 28])
