"""The function is compiled from its bytecode, which keeps both branches."""

import os

import mindspore as ms

MODE = os.environ.get("ERRATA_MODE", "pynative")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


@ms.jit(capture_mode="bytecode")
def leaky(x):
    """The input where its sum is positive, a tenth of it otherwise."""
    if x.sum() > 0:
        return x * 1.0
    return x * 0.1


leaky(ms.Tensor([10.0], ms.float32))
result = leaky(ms.Tensor([-10.0], ms.float32))
value = result.asnumpy().tolist()
assert value == [-1.0], f"leaky(-10) after leaky(10): {value}"
