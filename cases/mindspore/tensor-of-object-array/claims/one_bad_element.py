"""Where an element is None or text, the message names its type and its place, and astype decides: None becomes NaN, and a name raises."""

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

found = words(Tensor, np.array([1.0, None], dtype=object))
assert "because the element type '<class 'NoneType'>' of array is not supported. The element index in array: (1,)" in found, found
assert np.isnan(np.array([1.0, None], dtype=object).astype(np.float32)).tolist() == [False, True]
table = np.array([["ann", 5.1]], dtype=object)
found = words(Tensor, table)
assert "because the element type '<class 'str'>' of array is not supported. The element index in array: (0, 0)" in found, found
assert "could not convert string to float" in words(table.astype, np.float32)
