"""A data set is split by sizes that were counted for another."""

import paddle

data = paddle.io.TensorDataset([paddle.zeros([100, 2])])
paddle.io.random_split(data, [80, 10])
