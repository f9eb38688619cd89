"""map() takes what __getitem__ gives, tensors too, because the pipeline makes arrays of them."""

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



class Images:
    """Images that are tensors."""

    def __getitem__(self, index):
        return Tensor(image)

    def __len__(self):
        return 2


seen = []
dataset = ds.GeneratorDataset(Images(), ["image"], shuffle=False, python_multiprocessing=False)
dataset = dataset.map(lambda x: (seen.append(type(x)), x)[1], "image").map(vision.Resize(4), "image")
(small,) = next(dataset.create_tuple_iterator())
assert small.shape == (4, 4, 3) and seen[0] is np.ndarray
