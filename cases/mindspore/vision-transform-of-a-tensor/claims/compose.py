# releases: >=2.10
"""On 2.10.0 Compose and TypeCast take a tensor, while Resize by itself does not."""

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


assert transforms.Compose([vision.Resize(4), vision.ToTensor()])(Tensor(image)).shape == (3, 4, 4)
assert transforms.TypeCast(ms.float32)(Tensor(image)).dtype == np.float32
words(vision.Resize(4), Tensor(image))
