"""The branch is decided outside and handed over as a Python bool."""

import os

import mindspore as ms

MODE = os.environ.get("ERRATA_MODE", "pynative")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


@ms.jit(capture_mode="trace")
def scaled(x, positive):
    """The input where it is positive, a tenth of it otherwise."""
    if positive:
        return x * 1.0
    return x * 0.1


def leaky(x):
    """The input where its sum is positive, a tenth of it otherwise."""
    return scaled(x, bool(x.sum() > 0))


leaky(ms.Tensor([10.0], ms.float32))
result = leaky(ms.Tensor([-10.0], ms.float32))
value = result.asnumpy().tolist()
assert value == [-1.0], f"leaky(-10) after leaky(10): {value}"
