"""list() of a range, a generator or the values of a dictionary is taken, and so is an empty list."""

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


for value in (range(3), (i for i in range(3)), {"a": 0, "b": 1, "c": 2}.values()):
    assert Tensor(list(value)).asnumpy().tolist() == [0, 1, 2]
assert Tensor([]).shape == (0,)
assert Tensor(list({"a": 0}.values())).shape == (1,)
