"""After ToTensor the image is an array, so that Grayscale must come before it."""

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

def read(*steps):
    """The first image of a data set."""
    dataset = ds.NumpySlicesDataset({"image": image[None]}, shuffle=False).map(list(steps), "image")
    return next(dataset.create_tuple_iterator(output_numpy=True))[0]


assert expected.partition(": ")[2] in words(read, vision.ToPIL(), vision.ToTensor(), vision.Grayscale())
assert read(vision.ToPIL(), vision.Grayscale(), vision.ToTensor()).shape == (1, 8, 8)
