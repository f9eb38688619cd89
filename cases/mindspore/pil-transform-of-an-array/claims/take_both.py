"""Others take arrays and images of PIL, and give what they got: Resize, CenterCrop, RandomRotation, Pad and Equalize."""

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

for transform in (vision.Resize(4), vision.CenterCrop(4), vision.RandomRotation(30), vision.Pad(1), vision.Equalize()):
    assert type(transform(image)) is np.ndarray
    assert type(transform(pil)).__name__ == "Image"
