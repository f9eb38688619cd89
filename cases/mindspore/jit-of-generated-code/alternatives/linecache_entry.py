"""The lines of the function are put into linecache, where inspect finds them."""

import linecache
import os

import mindspore as ms

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

ACTIVATION = """
@ms.jit
def activation(x):
    return x * ms.ops.sigmoid(x) + 1.0
"""

scope = {"ms": ms, "__name__": __name__}
lines = ACTIVATION.splitlines(keepends=True)
linecache.cache["<activation>"] = (len(ACTIVATION), None, lines, "<activation>")
exec(compile(ACTIVATION, "<activation>", "exec"), scope)
result = scope["activation"](ms.Tensor([0.0, 0.0], ms.float32))
assert result.asnumpy().tolist() == [1.0, 1.0]
