"""None, a text or a dictionary within a list has other words: the list contains an unsupported element."""

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


for element in (None, "a", {"a": 1}):
    found = words(Tensor, [element])
    assert "For Tensor, the input_data is [" in found and "that contain unsupported element." in found, found
