# releases: >=3.0
"""Since 3.0 int32 with int64, and integers with floats, raise a TypeError of the same words as bool with floats."""

import paddle


def message(left, right):
    """The first words of the error that the product raises."""
    try:
        left * right
    except TypeError as error:
        return str(error)[:40]
    raise AssertionError("nothing was raised")


floats = paddle.to_tensor([0.5, 2.0])
words = message(paddle.to_tensor([True, False]), floats)
assert words == message(paddle.to_tensor([1, 2], dtype="int32"), paddle.to_tensor([1, 2]))
assert words == message(paddle.to_tensor([1, 2]), floats)
