"""An index tensor beyond the size raises in Gather; on 2.0.0 it reads zeros."""

import os

import mindspore as ms
from mindspore import Tensor

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


x = Tensor([[1, 2], [3, 4]], ms.float32)
index = Tensor([2], ms.int32)
if ms.__version__ < "2.1":
    assert x[index].asnumpy().tolist() == [[0, 0]]
else:
    found = words(lambda: x[index].asnumpy())
    assert "For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2" in found, found
