"""Other transforms of vision have the same words; ToPIL and Decode have their own."""

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


for transform in (
    vision.ToTensor(),
    vision.HWC2CHW(),
    vision.Rescale(1 / 255, 0),
    vision.Normalize([0.5] * 3, [0.5] * 3),
    vision.RandomHorizontalFlip(1.0),
    vision.CenterCrop(4),
):
    found = words(transform, Tensor(image))
    assert found == "TypeError: Input should be NumPy or PIL image, got <class 'mindspore.common.tensor.Tensor'>.", found
found = words(vision.ToPIL(), Tensor(image))
assert "The input image should be of type numpy.ndarray or PIL.Image.Image. Got <class 'mindspore.common.tensor.Tensor'>." in found
found = words(vision.Decode(), Tensor(image))
assert "The type of the encoded image should be <class 'numpy.ndarray'>, but got <class 'mindspore.common.tensor.Tensor'>." in found
