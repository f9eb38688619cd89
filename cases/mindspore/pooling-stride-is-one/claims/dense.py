"""A Dense layer of the width that PyTorch would need refuses the flattened map."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
net = nn.SequentialCell(nn.MaxPool2d(2), nn.Flatten(), nn.Dense(16, 2))
try:
    net(ms.Tensor(np.ones([1, 1, 8, 8], np.float32)))
except ValueError as error:
    assert "MatMul" in str(error), error
else:
    raise AssertionError("nothing was raised")
