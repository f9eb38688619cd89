"""`shape` is a list up to 3.2 and a `paddle.Size` since 3.3, which equals a list and a tuple."""

import paddle

shape = paddle.ones([2, 3]).shape
release = tuple(int(number) for number in paddle.__version__.split(".")[:2])
assert shape == [2, 3]
assert (type(shape) is list) == (release < (3, 3))
assert (shape == (2, 3)) == (release >= (3, 3))
assert (shape != (2, 3)) == (release < (3, 3))
