"""Set the level of compilation and run a network in graph mode."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE, device_target="CPU", jit_config={"jit_level": "O0"})
ms.set_seed(0)

net = nn.SequentialCell(nn.Dense(4, 8), nn.ReLU(), nn.Dense(8, 2))
result = net(ms.Tensor(np.ones((3, 4)), ms.float32))
assert result.shape == (3, 2)
