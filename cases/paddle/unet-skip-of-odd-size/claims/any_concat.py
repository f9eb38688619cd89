"""`paddle.concat` has these words for all shapes that do not fit."""

import paddle

try:
    paddle.concat([paddle.ones([8, 3]), paddle.ones([16, 3])], axis=1)
except ValueError as error:
    assert "-th dimension of input[0] and input[1] is expected to be equal" in str(error)
else:
    raise AssertionError("nothing was raised")
