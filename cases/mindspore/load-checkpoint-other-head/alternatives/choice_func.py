"""A function chooses the names that load_checkpoint reads."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


def classifier(classes):
    """A backbone and a head."""
    return nn.SequentialCell(nn.Dense(16, 8), nn.ReLU(), nn.Dense(8, classes))


trained = classifier(1000)
ms.save_checkpoint(trained, "trained.ckpt")
net = classifier(10)
head = ("2.weight", "2.bias")
parameters = ms.load_checkpoint("trained.ckpt", choice_func=lambda name: not name.endswith(head))
ms.load_param_into_net(net, parameters)
result = net(ms.ops.ones((2, 16), ms.float32))
assert result.shape == (2, 10)
assert np.array_equal(net[0].weight.asnumpy(), trained[0].weight.asnumpy())
