"""A model is evaluated that was made without metrics."""

import mindspore as ms
from mindspore import nn

data = ms.dataset.NumpySlicesDataset([[1.0], [2.0]], ["x"])
ms.Model(nn.Dense(1, 1), nn.MSELoss()).eval(data)
