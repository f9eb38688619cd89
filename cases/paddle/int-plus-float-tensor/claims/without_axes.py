# releases: >=3.3.1,<4
"""The sum of an integer and a float tensor is right where one of them has no axes, and raises where none is so."""

import paddle

three, half = paddle.to_tensor([3]), paddle.to_tensor([0.5])
assert (three + paddle.to_tensor(0.5)).tolist() == (paddle.to_tensor(0.5) + three).tolist() == [3.5]
assert (paddle.to_tensor(3) + half).tolist() == (half + paddle.to_tensor(3)).tolist() == [3.5]
for add in (lambda: three + half, lambda: half + three):
    try:
        add()
    except TypeError as error:
        assert "Type promotion only support" in str(error)
    else:
        raise AssertionError("nothing was raised")
