"""RandomGrayscale says that an array has no attribute mode, and RandomPerspective that the image should be a Pillow image."""

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

assert "AttributeError: 'numpy.ndarray' object has no attribute 'mode'" in words(vision.RandomGrayscale(1.0), image)
assert "ValueError: Input image should be a Pillow image." in words(vision.RandomPerspective(1.0), image)
