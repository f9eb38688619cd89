"""Dates and records have the message as well, with their type."""

import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, nn

ms.set_context(mode=ms.PYNATIVE_MODE, pynative_synchronize=True)
numbers = np.array([[5.1, 3.5], [4.9, 3.0]], dtype=object)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")

for array, name in (
    (np.array(["2024-01-01"], dtype="datetime64[D]"), "numpy.datetime64"),
    (np.zeros(2, dtype=[("a", "f4"), ("b", "i4")]), "numpy.void"),
):
    found = words(Tensor, array)
    assert f"because the element type '<class '{name}'>' of array is not supported." in found, found
