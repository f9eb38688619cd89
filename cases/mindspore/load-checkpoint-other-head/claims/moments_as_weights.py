"""Without the head's entries its moments are loaded as its weights if the shapes are equal; strict_load=True keeps them out."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops


def classifier():
    """A backbone and a head."""
    return nn.SequentialCell(nn.Dense(16, 8), nn.ReLU(), nn.Dense(8, 10))


trained = classifier()
optimizer = nn.Adam(trained.trainable_params())
step = nn.TrainOneStepCell(nn.WithLossCell(trained, nn.CrossEntropyLoss()), optimizer)
step(ops.ones((2, 16), ms.float32), ms.Tensor([0, 1], ms.int32))
ms.save_checkpoint(step, "trained.ckpt")

for strict in (False, True):
    net = classifier()
    head = net[2].weight.asnumpy().copy()
    parameters = ms.load_checkpoint("trained.ckpt")
    for name in ("2.weight", "2.bias"):
        parameters.pop(name)
    ms.load_param_into_net(net, parameters, strict_load=strict)
    moments = parameters["moment1.2.weight"].asnumpy()
    assert np.array_equal(net[2].weight.asnumpy(), head if strict else moments)
    assert np.array_equal(net[0].weight.asnumpy(), trained[0].weight.asnumpy())
