"""A layer as the parameters is not iterable."""

import paddle

try:
    paddle.optimizer.SGD(0.1, parameters=paddle.nn.Linear(2, 2))
except TypeError as error:
    assert str(error) == "'Linear' object is not iterable"
else:
    raise AssertionError("nothing was raised")
