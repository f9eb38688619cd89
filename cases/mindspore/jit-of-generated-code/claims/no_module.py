"""Where `__name__` is no module that can be imported, jit raises a ModuleNotFoundError."""

import mindspore as ms

scope = {"__name__": "generated_code"}
exec("def add(x):\n    return x + 1\n", scope)
try:
    ms.jit(scope["add"])(ms.Tensor([1.0]))
except ModuleNotFoundError as error:
    assert "generated_code" in str(error)
else:
    raise AssertionError("nothing was raised")
