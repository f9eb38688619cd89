"""The first argument is the rate: a list of parameters there is refused, or clashes with learning_rate."""

import paddle

weights = paddle.nn.Linear(2, 2).parameters()
try:
    paddle.optimizer.SGD(weights, learning_rate=0.1)
except TypeError as error:
    assert "got multiple values for argument 'learning_rate'" in str(error), error
else:
    raise AssertionError("accepted")
try:
    paddle.optimizer.Adam(weights)
except (AttributeError, TypeError) as error:
    assert "parameters argument given to the Optimizer should not be None" in str(error), error
else:
    raise AssertionError("accepted")
