"""Labels of shape [N] in float32 are refused in the same words; probabilities of shape [N, C] are taken."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
logits = ms.Tensor(np.ones((2, 3), np.float32))
try:
    nn.CrossEntropyLoss()(logits, ms.Tensor(np.array([0.0, 1.0], np.float32)))
except TypeError as error:
    assert "should be Int32" in str(error) and "float32" in str(error).lower(), error
else:
    raise AssertionError("nothing was raised")
nn.CrossEntropyLoss()(logits, ms.Tensor(np.full((2, 3), 1 / 3, np.float32)))
