"""On a CPU bfloat16 tensors can be made and added."""

import mindspore as ms
from mindspore import ops

for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode, device_target="CPU")
    x = ops.ones((2,), ms.bfloat16)
    total = x + x
    assert total.dtype == ms.bfloat16
    assert total.astype(ms.float32).asnumpy().tolist() == [2.0, 2.0]
