"""Graph mode has the same message for float16, float32 and bfloat16."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE, device_target="CPU")


class Attention(nn.Cell):
    """Attention by one operator."""

    def construct(self, x):
        return ops.flash_attention_score(x, x, x, 1, scalar_value=0.25, input_layout="BSH")


for dtype in (ms.float16, ms.float32, ms.bfloat16):
    try:
        Attention()(ops.ones((1, 16, 16), dtype))
    except RuntimeError as error:
        assert "Unsupported op [FlashAttentionScore] on CPU" in str(error)
    else:
        raise AssertionError("nothing was raised")
