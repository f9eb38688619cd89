"""The other layers have the checkpoint's values, and the head has those that it had."""

import mindspore as ms
import numpy as np
from mindspore import nn


def classifier(classes):
    """A backbone and a head."""
    return nn.SequentialCell(nn.Dense(16, 8), nn.ReLU(), nn.Dense(8, classes))


trained, net = classifier(10), classifier(4)
ms.save_checkpoint(trained, "trained.ckpt")
head = net[2].weight.asnumpy().copy()
parameters = ms.load_checkpoint("trained.ckpt")
for name in ("2.weight", "2.bias"):
    parameters.pop(name)
ms.load_param_into_net(net, parameters)
assert np.array_equal(net[0].weight.asnumpy(), trained[0].weight.asnumpy())
assert np.array_equal(net[0].bias.asnumpy(), trained[0].bias.asnumpy())
assert np.array_equal(net[2].weight.asnumpy(), head)
