"""An array of text is taken, in spite of ms.float32: the tensor has the dtype String, and a layer refuses it; astype makes numbers of it."""

import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, nn

ms.set_context(mode=ms.PYNATIVE_MODE, pynative_synchronize=True)
numbers = np.array([[5.1, 3.5], [4.9, 3.0]], dtype=object)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")

text = np.array([["1.0", "2.0"]])
x = Tensor(text, ms.float32)
assert str(x.dtype) == "String"
words(lambda: nn.Dense(2, 1)(x).asnumpy())
assert nn.Dense(2, 1)(Tensor(text.astype(np.float32))).shape == (1, 1)
