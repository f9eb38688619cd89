"""`float` of a tensor of several elements is an AssertionError of Paddle."""

import paddle

try:
    float(paddle.ones([2]))
except AssertionError as error:
    assert "only one element variable can be converted to float" in str(error), error
else:
    raise AssertionError("nothing was raised")
