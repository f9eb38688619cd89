"""`loss[0]` without numpy() is an IndexError of Paddle: the starting index 0 is out of bounds. `len(loss)` is refused too."""

import paddle

loss = paddle.to_tensor([1.0, 2.0]).mean()
try:
    loss[0]
except IndexError as error:
    assert "The starting index 0 of slice is out of bounds in tensor 0-th axis" in str(error), error
else:
    raise AssertionError("accepted")
try:
    len(loss)
except (AssertionError, TypeError) as error:
    assert "0-D tensor" in str(error), error
else:
    raise AssertionError("accepted")
