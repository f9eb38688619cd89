"""A number of pieces that does not divide the axis raises a ValueError; `[2, 2, -1]` takes a smaller rest."""

import paddle

x = paddle.arange(5)
for pieces in (2, 3):
    try:
        paddle.split(x, pieces)
    except ValueError as error:
        assert "must be evenly divisible by Attr(num_or_sections)" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert [each.tolist() for each in paddle.split(x, [2, 2, -1])] == [[0, 1], [2, 3], [4]]
