"""For tensors with axes the range is that of their axes: [-2, 2) for two."""

import paddle

try:
    paddle.concat([paddle.ones([2, 3]), paddle.ones([2, 3])], axis=2)
except ValueError as error:
    assert "The axis is expected to be in range of [-2, 2), but got 2" in str(error), error
else:
    raise RuntimeError("accepted")
