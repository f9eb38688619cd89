"""A transform that is called gives an array, and ToTensor too, so that the next one takes it."""

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


small = vision.Resize(4)(image)
assert type(small) is np.ndarray
last = vision.ToTensor()(small)
assert type(last) is np.ndarray and last.shape == (3, 4, 4)
