"""A float32 network that is told to compute in bfloat16 has the message; the network itself computes."""

import mindspore as ms
from mindspore import amp, nn, ops

ms.set_context(mode=ms.GRAPH_MODE, device_target="CPU")
x = ops.ones((3, 4), ms.float32)
assert nn.Dense(4, 2)(x).dtype == ms.float32
for net in (
    nn.Dense(4, 2).to_float(ms.bfloat16),
    amp.auto_mixed_precision(nn.Dense(4, 2), "O3", dtype=ms.bfloat16),
):
    try:
        net(x)
    except TypeError as error:
        assert "Select CPU operator[MatMul] fail! Unsupported data type!" in str(error)
    else:
        raise AssertionError("nothing was raised")
