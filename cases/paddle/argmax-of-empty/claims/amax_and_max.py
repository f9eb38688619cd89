# releases: >=3.3.1
"""`amax` of no elements returns a number; `max` and `min` raise."""

import paddle

assert list(paddle.amax(paddle.zeros([0])).shape) == []
for function in (paddle.max, paddle.min):
    try:
        function(paddle.zeros([0]))
    except ValueError as error:
        assert "Cannot perform reduction along an axis (0) that has a size of 0" in str(error)
    else:
        raise AssertionError("nothing was raised")
