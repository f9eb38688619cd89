# releases: >=2.7
"""AllGather without init() names the group, and does not end the process."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(device_target="CPU")
ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

try:
    ops.AllGather()(ms.Tensor([1.0, 3.0], ms.float32)).asnumpy()
    message = ""
except RuntimeError as error:
    message = str(error)
assert "AllGather only support mccl_world_group on CPU" in message, message
