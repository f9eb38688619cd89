"""A learning rate schedule has no step; an optimizer that was given it as learning_rate follows it."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)
schedule = nn.CosineDecayLR(0.0, 1.0, 2)
try:
    schedule.step()
except AttributeError as error:
    assert "The 'CosineDecayLR' object has no attribute 'step'" in str(error), error
else:
    raise AssertionError("nothing was raised")

net = nn.Dense(2, 1)
optimizer = nn.SGD(net.trainable_params(), learning_rate=schedule)
gradients = tuple(ops.ones_like(each) for each in optimizer.parameters)
moved = []
for _ in range(2):
    before = net.weight.asnumpy().copy()
    optimizer(gradients)
    moved.append(float((before - net.weight.asnumpy()).mean()))
assert np.allclose(moved, [1.0, 0.5], atol=1e-4), moved
