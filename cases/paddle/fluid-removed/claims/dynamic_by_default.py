# releases: >=2.6
"""paddle.static.data is refused before paddle.enable_static() and taken after it; fc has activation instead of act."""

import paddle

try:
    paddle.static.data("x", [None, 4], "float32")
except AssertionError as error:
    assert "paddle.enable_static()" in str(error)
else:
    raise RuntimeError("nothing was raised")
paddle.enable_static()
x = paddle.static.data("x", [None, 4], "float32")
paddle.static.nn.fc(x, 2, activation="softmax")
try:
    paddle.static.nn.fc(x, 2, act="softmax")
except TypeError as error:
    assert "act" in str(error)
else:
    raise RuntimeError("nothing was raised")
