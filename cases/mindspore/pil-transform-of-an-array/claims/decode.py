"""Decode(to_pil=True) gives an image of PIL for an encoded one, and Decode() an array."""

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

import io

buffer = io.BytesIO()
pil.save(buffer, "PNG")
encoded = np.frombuffer(buffer.getvalue(), np.uint8)
assert type(vision.Decode()(encoded)) is np.ndarray
assert vision.Grayscale()(vision.Decode(to_pil=True)(encoded)).size == (8, 8)
