"""The number of the message is the number of indices: `loss.numpy()[0, 0]` ends in "but 2 were indexed"."""

import paddle

loss = paddle.to_tensor([1.0, 2.0]).mean()
try:
    loss.numpy()[0, 0]
except IndexError as error:
    assert str(error).endswith("array is 0-dimensional, but 2 were indexed"), error
else:
    raise AssertionError("accepted")
