"""ConvertColor makes the same grey of these images as Grayscale does, to one step of 255."""

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore.dataset import transforms, vision

ms.set_context(mode=ms.PYNATIVE_MODE)
image = np.ones((8, 8, 3), np.uint8)
pil = vision.ToPIL()(image)
expected = "TypeError: img should be PIL image. Got <class 'numpy.ndarray'>. Use Decode() for encoded data or ToPIL() for decoded data."


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")

images = np.random.RandomState(0).randint(0, 256, (8, 8, 3)).astype(np.uint8)
first = np.asarray(vision.Grayscale()(vision.ToPIL()(images)), np.int32)
second = vision.ConvertColor(vision.ConvertMode.COLOR_RGB2GRAY)(images).astype(np.int32).reshape(8, 8)
assert abs(first - second).max() <= 1
