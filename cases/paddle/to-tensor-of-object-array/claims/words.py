"""Arrays and lists of strings, numbers in quotes among them, fail in the same words; a single string is a TypeError."""

import numpy as np
import paddle

for data in (np.array(["cat", "dog"]), ["cat", "dog"], ["1", "2"], [[5.1, "setosa"]]):
    try:
        paddle.to_tensor(data)
    except ValueError as error:
        assert "tensor.set() supports array with bool" in str(error), error
    else:
        raise AssertionError("accepted")
try:
    paddle.to_tensor("cat")
except TypeError as error:
    assert "<class 'str'>" in str(error), error
else:
    raise AssertionError("accepted")
