# releases: >=2.10
"""In PyNative mode the call returns, and the next operation, on other tensors, raises the error of FlashAttentionScore; Graph mode raises at the call."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE, device_target="CPU")


class Attention(nn.Cell):
    """Attention by one operator."""

    def construct(self, x):
        return ops.flash_attention_score(x, x, x, 1, scalar_value=0.25, input_layout="BSH")


x = ops.ones((1, 16, 16), ms.float16)
reached = []
try:
    Attention()(x)
    reached.append("call")
    (ops.ones((2,), ms.float32) + 1.0).asnumpy()
    reached.append("sum")
except RuntimeError as error:
    assert "FlashAttentionScore" in str(error), error
assert reached == ([] if MODE == "graph" else ["call"]), reached
