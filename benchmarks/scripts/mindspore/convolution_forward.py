"""Forward pass of a convolutional network."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

ms.set_seed(0)
model = nn.SequentialCell(
    nn.Conv2d(3, 8, 3, pad_mode="same"),
    nn.BatchNorm2d(8),
    nn.ReLU(),
    nn.MaxPool2d(2, 2),
    nn.Flatten(),
    nn.Dense(8 * 8 * 8, 10),
)
model.set_train(False)
output = model(Tensor(np.ones((4, 3, 16, 16), np.float32)))
assert output.shape == (4, 10)
