"""In __getitem__ of a data set of one's own, the words stand in a RuntimeError: Exception thrown from user defined Python function in dataset."""

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
    """Images that are tensors, and resized one by one."""

    def __getitem__(self, index):
        return vision.Resize(4)(Tensor(image))

    def __len__(self):
        return 2


dataset = ds.GeneratorDataset(Images(), ["image"], shuffle=False)
found = words(lambda: next(dataset.create_tuple_iterator()))
assert found.startswith("RuntimeError: Exception thrown from user defined Python function in dataset."), found
assert "Input should be NumPy or PIL image, got <class 'mindspore.common.tensor.Tensor'>." in found, found
