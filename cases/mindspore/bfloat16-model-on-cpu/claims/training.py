"""After to_float(float32) the gradient by the weights is bfloat16, and SGD and Adam refuse it."""

import mindspore as ms
from mindspore import nn, ops

x = ops.ones((3, 4), ms.bfloat16)
for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode, device_target="CPU", pynative_synchronize=True)
    for kind in (nn.SGD, nn.Adam):
        net = nn.Dense(4, 2, dtype=ms.bfloat16).to_float(ms.float32)
        gradients = ms.grad(nn.SequentialCell(net), None, net.trainable_params())(x)
        assert gradients[0].dtype == ms.bfloat16
        try:
            kind(net.trainable_params(), 0.1)(gradients)
        except TypeError as error:
            assert "BFloat16" in str(error), error
        else:
            raise AssertionError("nothing was raised")
