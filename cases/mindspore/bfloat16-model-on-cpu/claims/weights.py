"""After to_float(float32) the result is float32 and the weights still are bfloat16."""

import mindspore as ms
from mindspore import nn, ops

for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode, device_target="CPU")
    net = nn.Dense(4, 2, dtype=ms.bfloat16).to_float(ms.float32)
    assert net(ops.ones((3, 4), ms.bfloat16)).dtype == ms.float32
    assert net.weight.dtype == ms.bfloat16
