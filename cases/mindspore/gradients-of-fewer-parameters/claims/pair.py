"""The optimizer counts a pair as two gradients: the whole result of `value_and_grad`, or the gradients of the input and of the weights; `gradients[1]` is taken."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE, device_target="CPU")
model = nn.SequentialCell(nn.Dense(3, 4), nn.ReLU(), nn.Dense(4, 1))
optimizer = nn.Adam(model.trainable_params(), 0.1)
x = ms.Tensor(np.ones((4, 3)), ms.float32)


def forward(x):
    return model(x).mean()


whole = ms.value_and_grad(forward, None, optimizer.parameters)(x)
_, of_both = ms.value_and_grad(forward, 0, optimizer.parameters)(x)
for pair in (whole, of_both):
    assert isinstance(pair[1], tuple)
    try:
        optimizer(pair)
    except RuntimeError as error:
        assert "in Map is 2, but the length of the third element in Map is 4." in str(error), error
    else:
        raise AssertionError("it was taken")
    optimizer(pair[1])
