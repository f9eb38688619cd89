"""train and eval are missing; set_train() and set_train(False) switch dropout on and off."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)
net = nn.SequentialCell(nn.Dropout(p=0.5))
for name in ("train", "eval"):
    try:
        getattr(net, name)()
    except AttributeError as error:
        assert f"The 'SequentialCell' object has no attribute '{name}'" in str(error)
    else:
        raise AssertionError("nothing was raised")
x = ms.Tensor(np.ones((4, 100), np.float32))
net.set_train()
assert (net(x).asnumpy() == 0).any()
net.set_train(False)
assert (net(x).asnumpy() == 1).all()
