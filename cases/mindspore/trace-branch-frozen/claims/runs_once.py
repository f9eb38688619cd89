"""The function is run once for each shape and dtype, so that the first call of each is right."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "pynative") == "graph" else ms.PYNATIVE_MODE
)

seen = []


@ms.jit(capture_mode="trace")
def leaky(x):
    """The input where its sum is positive, a tenth of it otherwise."""
    seen.append((x.shape, x.dtype))
    if x.sum() > 0:
        return x * 1.0
    return x * 0.5


for dtype in (ms.float32, ms.float16):
    assert leaky(ms.Tensor([10.0], dtype)).asnumpy().tolist() == [10.0]
    assert leaky(ms.Tensor([-10.0], dtype)).asnumpy().tolist() == [-10.0]
assert leaky(ms.Tensor([-10.0, -2.0], ms.float32)).asnumpy().tolist() == [-5.0, -1.0]
assert seen == [((1,), ms.float32), ((1,), ms.float16), ((2,), ms.float32)]
