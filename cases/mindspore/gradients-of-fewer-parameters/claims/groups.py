"""An optimizer of groups has its own order: gradients of `model.trainable_params()` train another layer, those of `optimizer.parameters` the right one."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")


def trained(of_optimizer):
    """Which of two layers a step changes, where the loss uses the first one alone."""
    model = nn.SequentialCell(nn.Dense(3, 3), nn.Dense(3, 3))
    groups = [{"params": model[one].trainable_params(), "lr": 0.1} for one in (1, 0)]
    optimizer = nn.SGD(groups, 0.1)
    before = [layer.weight.asnumpy().copy() for layer in model]

    def forward(x):
        return model[0](x).mean()

    weights = optimizer.parameters if of_optimizer else model.trainable_params()
    _, gradients = ms.value_and_grad(forward, None, weights)(ms.Tensor(np.ones((4, 3)), ms.float32))
    optimizer(gradients)
    return [bool((layer.weight.asnumpy() != old).any()) for layer, old in zip(model, before)]


assert trained(of_optimizer=False) == [False, True]
assert trained(of_optimizer=True) == [True, False]
