"""float() of a text gives a number that Tensor takes."""

import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor

ms.set_context(mode=ms.PYNATIVE_MODE)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


assert "but got type 'str'." in words(Tensor, "1.5")
assert Tensor(float("1.5")).asnumpy() == 1.5
