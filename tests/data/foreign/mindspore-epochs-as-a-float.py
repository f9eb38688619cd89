"""The number of epochs is computed, and is a float."""

import mindspore as ms
from mindspore import nn

network = nn.Dense(1, 1)
optimizer = nn.SGD(network.trainable_params(), 0.1)
data = ms.dataset.NumpySlicesDataset([[1.0], [2.0]], ["x"])
ms.Model(network, nn.MSELoss(), optimizer).train(10 / 2, data)
