"""A Python integer and a tensor without dimensions past the end raise an IndexError."""

import paddle

x = paddle.zeros([2, 3])
for index in (2, (0, 3), paddle.to_tensor(2), (0, paddle.to_tensor(3))):
    try:
        x[index]
    except IndexError as error:
        assert "out of bounds" in str(error)
    else:
        raise AssertionError("nothing was raised")
