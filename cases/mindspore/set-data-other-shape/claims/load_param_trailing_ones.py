# releases: >=2.10
"""`load_param_into_net` takes a parameter that has a further axis of length 1 at the end."""

import mindspore as ms
import numpy as np
from mindspore import nn

head = nn.Dense(2, 3)
weight = ms.Parameter(ms.Tensor(np.ones((3, 2, 1), np.float32)), name="weight")
ms.load_param_into_net(head, {"weight": weight})
assert head.weight.shape == (3, 2, 1)
