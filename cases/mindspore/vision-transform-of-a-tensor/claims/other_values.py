"""The name of a file, None and a list of lists are refused in the same words, with their class."""

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import Tensor
from mindspore.dataset import transforms, vision

ms.set_context(mode=ms.PYNATIVE_MODE)
image = np.ones((8, 8, 3), np.uint8)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


for value, name in (("a.png", "str"), (None, "NoneType"), (image.tolist(), "list")):
    found = words(vision.Resize(4), value)
    assert found == f"TypeError: Input should be NumPy or PIL image, got <class '{name}'>.", found
