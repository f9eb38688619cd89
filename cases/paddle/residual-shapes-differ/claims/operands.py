# releases: >=2.6, !=3.1.0
"""In the message X is the left operand and Y the right one."""

import paddle

a, b = paddle.ones([2, 8, 4, 4]), paddle.ones([2, 4, 8, 8])
for left, right in [(a, b), (b, a)]:
    try:
        left + right
    except ValueError as error:
        shapes = "shape of X = %s and the shape of Y = %s" % (list(left.shape), list(right.shape))
        assert shapes in str(error)
    else:
        raise AssertionError("nothing was raised")
