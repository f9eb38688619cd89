"""reshape(4, -1) and reshape(-1) are a ValueError that asks for a list; three numbers are too many arguments."""

import paddle

x = paddle.ones([4, 6])
for call, kind, words in (
    (lambda: x.reshape(4, -1), ValueError, "shape must be an instance of `list`, `tuple`"),
    (lambda: x.reshape(-1), ValueError, "shape must be an instance of `list`, `tuple`"),
    (lambda: x.reshape(2, 3, 4), TypeError, "reshape() takes from 2 to 3 positional arguments but 4 were given"),
):
    try:
        call()
    except kind as error:
        assert words in str(error), error
    else:
        raise RuntimeError("nothing was raised")
assert list(x.reshape([2, 3, 4]).shape) == [2, 3, 4]
