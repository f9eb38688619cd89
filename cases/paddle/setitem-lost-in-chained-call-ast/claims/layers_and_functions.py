"""A method of what a layer or a function returns misses the assignment, unless the function is written as paddle.NAME."""

import paddle
import paddle.nn.functional as F

double = paddle.nn.Linear(2, 2)
double.weight.set_value(paddle.eye(2) * 2)


def by_layer(x):
    """The sum of twice the features."""
    hidden = x * 1.0
    hidden[:, 0] = 0.0
    return double(hidden).sum()


def by_function(x):
    """The sum of the positive features."""
    hidden = x * 1.0
    hidden[:, 0] = 0.0
    return F.relu(hidden).sum()


def by_full_name(x):
    """The same function under its full name."""
    hidden = x * 1.0
    hidden[:, 0] = 0.0
    return paddle.nn.functional.relu(hidden).sum()


x = paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]])
for function, right, converted in (
    (by_layer, 20.0, 32.0),
    (by_function, 10.0, 16.0),
    (by_full_name, 10.0, 10.0),
):
    assert function(x).item() == right
    assert paddle.jit.to_static(function, full_graph=True)(x).item() == converted
