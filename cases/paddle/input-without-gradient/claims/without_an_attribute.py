"""Multiplied with a number the missing gradient is a TypeError about 'float' and 'NoneType'."""

import paddle

sample = paddle.ones([1, 2])
paddle.nn.Linear(2, 1)(sample).sum().backward()
try:
    0.1 * sample.grad
except TypeError as error:
    assert "'float' and 'NoneType'" in str(error), error
else:
    raise AssertionError("accepted")
