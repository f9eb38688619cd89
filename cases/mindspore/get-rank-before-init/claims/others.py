# releases: <2.1
"""A synchronised layer, a reducer of gradients and AllGather raise the same words on 2.0.0."""

import mindspore as ms
from mindspore import nn, ops

weight = ms.Parameter(ms.Tensor([1.0], ms.float32), name="weight")
calls = [
    lambda: nn.SyncBatchNorm(2),
    lambda: nn.DistributedGradReducer([weight], True, 1),
    lambda: ops.AllGather(),
]
for call in calls:
    try:
        call()
        message = ""
    except RuntimeError as error:
        message = str(error)
    assert "Distributed Communication has not been inited" in message, message
