"""Where the dictionary of exec has no __name__, jit raises a TypeError."""

import mindspore as ms

scope = {}
exec("def add(x):\n    return x + 1\n", scope)
try:
    ms.jit(scope["add"])(ms.Tensor([1.0]))
except TypeError as error:
    assert "'NoneType' and 'str'" in str(error)
else:
    raise AssertionError("nothing was raised")
