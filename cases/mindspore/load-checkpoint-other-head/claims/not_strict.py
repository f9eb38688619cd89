"""strict_load=False does not skip a parameter of another shape."""

import mindspore as ms
from mindspore import nn

ms.save_checkpoint(nn.Dense(8, 10), "trained.ckpt")
try:
    ms.load_param_into_net(nn.Dense(8, 4), ms.load_checkpoint("trained.ckpt"), strict_load=False)
except RuntimeError as error:
    assert "weight in the argument 'net' should have the same shape" in str(error)
else:
    raise AssertionError("nothing was raised")
