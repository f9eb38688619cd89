"""not, and, or, chains, max and in ask a tensor for its truth."""

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


a = Tensor([1, 0, 2, 1], ms.int32)
b = Tensor([1, 1, 2, 1], ms.int32)
for asks in (
    lambda: not a,
    lambda: (a > 0) and (b > 0),
    lambda: (a > 0) or (b > 0),
    lambda: 0 < a < 2,
    lambda: max(a, b),
    lambda: a in [b],
):
    found = words(asks)
    assert found.startswith("ValueError: "), found
    assert "more than one element is ambiguous" in found, found
