"""ops.permute refuses two axes of three in the words of Transpose."""

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


found = words(ops.permute, ops.ones((2, 6, 8), ms.float32), (1, 2))
assert found.startswith("ValueError: For 'Transpose', "), found
