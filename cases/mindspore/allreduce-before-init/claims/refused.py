# releases: <2.1
"""On 2.0.0 AllGather and a reducer of gradients say that communication has not been inited."""

import mindspore as ms
from mindspore import nn, ops

weight = ms.Parameter(ms.Tensor([1.0], ms.float32), name="weight")
for call in (ops.AllGather, lambda: nn.DistributedGradReducer([weight], True, 1)):
    try:
        call()
        message = ""
    except RuntimeError as error:
        message = str(error)
    assert "Distributed Communication has not been inited" in message, message
