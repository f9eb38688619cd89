# releases: <2.1
"""On 2.0 a number that is no axis has words of its own, in an order of the right length and in one of four."""

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


for axes in ((1, 3, 2), (0, 2, 3, 1)):
    found = words(ops.transpose, ops.ones((4, 7, 5), ms.float32), axes)
    assert "Perm value can not exceed shape range, must be in [0, 2], but got perm:3" in found, found
