"""The CPU kernels of MatMul, Conv2D, LayerNorm, ReLU and Softmax refuse bfloat16, and so does that of Reshape in Graph mode."""

import mindspore as ms
from mindspore import nn, ops


def refused(net, shape):
    """The operator that the message names."""
    try:
        net(ops.ones(shape, ms.bfloat16))
    except TypeError as error:
        text = str(error)
        assert (
            "Unsupported data type" in text and "BFloat16" in text[text.index("but get input") :]
        ), text
        return text[text.index("operator[") + 9 :].split("]")[0]
    return None


dense = nn.Dense(4, 2, has_bias=False, dtype=ms.bfloat16)
for mode, of_three_axes in ((ms.GRAPH_MODE, "Reshape"), (ms.PYNATIVE_MODE, "MatMul")):
    ms.set_context(mode=mode, device_target="CPU", pynative_synchronize=True)
    assert refused(dense, (3, 4)) == "MatMul"
    assert refused(dense, (2, 3, 4)) == of_three_axes
    assert refused(nn.Conv2d(1, 1, 3, dtype=ms.bfloat16), (1, 1, 4, 4)) == "Conv2D"
    assert refused(nn.LayerNorm((4,), dtype=ms.bfloat16), (3, 4)) == "LayerNorm"
    assert refused(nn.ReLU(), (3, 4)) == "ReLU"
    assert refused(nn.Softmax(), (3, 4)) == "Softmax"
