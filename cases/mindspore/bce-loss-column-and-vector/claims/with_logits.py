"""BCEWithLogitsLoss refuses (N, 1) and (N,), too, and takes equal shapes."""

import os

import mindspore as ms
from mindspore import nn, ops

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
found = words(loss, ops.ones((4, 1), ms.float32), ops.ones((4,), ms.float32))
assert found.startswith("ValueError: For 'BCEWithLogitsLoss', "), found
assert "shape are not equal" in found, found
assert loss(ops.ones((4,), ms.float32), ops.ones((4,), ms.float32)).shape == ()
