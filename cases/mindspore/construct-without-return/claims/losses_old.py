# releases: <2.1
"""On 2.0 CrossEntropyLoss names logits that are None in Graph mode, and MSELoss has sub of None and a tensor; in PyNative mode they say 'NoneType' object has no attribute 'shape', and that Sub cannot convert None."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


class Forgetful(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scores = nn.Dense(4, 3)

    def construct(self, x):
        x = self.scores(x)


x = ms.Tensor(np.ones((2, 4)), ms.float32)

graph = os.environ.get("ERRATA_MODE", "graph") == "graph"
for measure, target, words in (
    (nn.CrossEntropyLoss(), ms.Tensor([0, 1], ms.int32), "For 'CrossEntropyLoss', the 'logits' should be one of [mindspore.float16, mindspore.float32], but got 'None'." if graph else "'NoneType' object has no attribute 'shape'"),
    (nn.MSELoss(), ops.ones((2, 3), ms.float32), "For operation 'sub', current input arguments types are <None, Tensor>." if graph else "For 'Sub', the 1th input var can not be implicitly converted. Its type is None"),
):
    network = Forgetful()
    try:
        nn.TrainOneStepCell(nn.WithLossCell(network, measure), nn.SGD(network.trainable_params(), 0.1))(x, target)
    except (AttributeError, RuntimeError, TypeError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
