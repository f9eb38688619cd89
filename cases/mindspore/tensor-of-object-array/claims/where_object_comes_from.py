"""A column of an array of objects is an array of objects, even where it has numbers alone."""

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

table = np.array([["ann", 5.1, 3.5]], dtype=object)
assert table[:, 1:].dtype == object
assert np.array([[5.1, 3.5]]).dtype == np.float64
assert Tensor(np.array([[5.1, 3.5]]), ms.float32).dtype == ms.float32
