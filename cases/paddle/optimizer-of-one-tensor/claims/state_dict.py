"""A dictionary is refused with a message of its own."""

import paddle

try:
    paddle.optimizer.SGD(0.1, parameters=paddle.nn.Linear(2, 2).state_dict())
except TypeError as error:
    assert "`parameters` argument should not get dict type" in str(error)
else:
    raise AssertionError("nothing was raised")
