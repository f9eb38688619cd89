"""A network of float32 takes the weights of a checkpoint of bfloat16."""

import os

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

trained = nn.Dense(4, 2, weight_init="ones", has_bias=False, dtype=ms.bfloat16)
ms.save_checkpoint(trained, "trained.ckpt")
net = nn.Dense(4, 2, weight_init="zeros", has_bias=False)
ms.load_param_into_net(net, ms.load_checkpoint("trained.ckpt"))
tokens = ms.ops.ones((3, 4), ms.bfloat16)
result = net(tokens.astype(ms.float32))
assert result.shape == (3, 2)
assert result.asnumpy().tolist() == [[4.0, 4.0]] * 3
