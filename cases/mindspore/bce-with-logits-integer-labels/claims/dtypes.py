"""Labels of int32, int64, bool and float64 are refused; float32 is taken."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


loss = nn.BCEWithLogitsLoss()
logits = ops.ones((4, 1), ms.float32)
for dtype, name in ((ms.int32, "Int32"), (ms.int64, "Int64"), (ms.bool_, "Bool"), (ms.float64, "Float64")):
    labels = Tensor(np.ones((4, 1)), dtype)
    found = words(loss, logits, labels)
    assert "TypeError: For primitive[BCEWithLogitsLoss], the input argument[" in found, found
    assert f"but got {name}" in found or f"but got Tensor[{name}]" in found, found
    assert loss(logits, labels.astype(ms.float32)).shape == ()
