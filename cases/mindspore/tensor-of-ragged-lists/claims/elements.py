"""None, a string and a dictionary have the message on all releases, lists of two lengths on 2.0 that of NumPy."""

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


for rows in ([1.0, None], [1, "b"], [{"a": 1}]):
    found = words(Tensor, rows)
    assert "TypeError: For Tensor, the input_data is" in found, found
    assert "that contain unsupported element" in found, found
found = words(Tensor, [[1, 2], [3]])
if ms.__version__ < "2.1":
    assert "ValueError: setting an array element with a sequence" in found, found
else:
    assert "that contain unsupported element" in found, found
