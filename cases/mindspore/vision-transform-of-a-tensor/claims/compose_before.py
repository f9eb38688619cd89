# releases: <2.1
"""On 2.0 Compose and TypeCast refuse a tensor, with "Invalid user input. Got"."""

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


for transform in (transforms.Compose([vision.Resize(4), vision.ToTensor()]), transforms.TypeCast(ms.float32)):
    found = words(transform, Tensor(image))
    assert "TypeError: Invalid user input. Got <class 'mindspore.common.tensor.Tensor'>: " in found, found
