"""strict_load=True refuses bfloat16 weights for a network of float32; without it they are cast."""

import mindspore as ms
from mindspore import nn

ms.save_checkpoint(nn.Dense(4, 2, dtype=ms.bfloat16), "trained.ckpt")
net, parameters = nn.Dense(4, 2), ms.load_checkpoint("trained.ckpt")
try:
    ms.load_param_into_net(net, parameters, strict_load=True)
except RuntimeError as error:
    assert "should have the same type" in str(error)
else:
    raise AssertionError("nothing was raised")
ms.load_param_into_net(net, parameters)
assert net.weight.dtype == ms.float32
