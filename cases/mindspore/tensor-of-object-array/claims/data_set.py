"""A data set of such an array says that the data type is expected to be int or float or str, but got object."""

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

import mindspore.dataset as ds

found = words(lambda: next(ds.NumpySlicesDataset({"x": numbers}).create_tuple_iterator()))
assert "is expected to be int or float or str, but got object." in found, found
