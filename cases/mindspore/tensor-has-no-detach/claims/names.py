"""detach, cpu, cuda, backward, requires_grad and grad do not exist; asnumpy, numpy, item and view do."""

import os

import mindspore as ms
from mindspore import ops

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


x = ops.ones((2,), ms.float32)
for name in ("detach", "cpu", "cuda", "backward", "requires_grad", "grad"):
    found = words(getattr, x, name)
    assert found == f"AttributeError: 'Tensor' object has no attribute '{name}'", found
for name in ("asnumpy", "numpy", "item", "view"):
    assert hasattr(x, name), name
