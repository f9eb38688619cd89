"""The message is the same for float16, float32 and bfloat16."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE, device_target="CPU")

if MODE == "graph":
    WORDS = ["Unsupported op [FlashAttentionScore] on CPU"]
else:
    WORDS = ["The kernel FlashAttentionScore unregistered.", "Not found op"]


class Attention(nn.Cell):
    """Attention by one operator."""

    def construct(self, x):
        return ops.flash_attention_score(x, x, x, 1, scalar_value=0.25, input_layout="BSH")


for dtype in (ms.float16, ms.float32, ms.bfloat16):
    x = ops.ones((1, 16, 16), dtype)
    try:
        Attention()(x).asnumpy()
    except RuntimeError as error:
        assert any(words in str(error) for words in WORDS), error
    else:
        raise AssertionError("nothing was raised")
