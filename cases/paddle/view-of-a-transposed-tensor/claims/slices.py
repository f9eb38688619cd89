"""A slice of columns is refused in the same words; a slice of rows is not."""

import paddle

x = paddle.arange(24, dtype="float32").reshape([4, 6])
try:
    x[:, :3].view([12])
except ValueError as error:
    assert "The Tensor can not be viewed, please call reshape." in str(error), error
else:
    raise RuntimeError("nothing was raised")
assert x[:2].view([12]).tolist() == list(range(12))
