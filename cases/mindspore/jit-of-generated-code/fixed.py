"""The function is written to a module, which is imported."""

import os
import sys
from importlib import import_module
from pathlib import Path

import mindspore as ms

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

ACTIVATION = """
import mindspore as ms


@ms.jit
def activation(x):
    return x * ms.ops.sigmoid(x) + 1.0
"""

sys.path.insert(0, os.getcwd())
Path("generated_activation.py").write_text(ACTIVATION, encoding="utf-8")
activation = import_module("generated_activation").activation
result = activation(ms.Tensor([0.0, 0.0], ms.float32))
assert result.asnumpy().tolist() == [1.0, 1.0]
