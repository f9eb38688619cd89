# releases: <2.1
"""In PyNative mode on 2.0 the message about the result of a layer names StubTensor."""

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


ms.set_context(mode=ms.PYNATIVE_MODE, pynative_synchronize=False)
found = words(getattr, nn.Dense(8, 3)(ops.ones((2, 8), ms.float32)), "detach")
assert found == "AttributeError: 'StubTensor' object has no attribute 'detach'", found
