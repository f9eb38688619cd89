"""The opposite exists: RandomErasing and HsvToRgb want an array, and refuse an image of PIL."""

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

assert "TypeError: img should be NumPy array. Got <class 'PIL.Image.Image'>." in words(vision.RandomErasing(1.0), pil)
assert "TypeError: img should be NumPy image. Got <class 'PIL.Image.Image'>." in words(vision.HsvToRgb(), pil)
