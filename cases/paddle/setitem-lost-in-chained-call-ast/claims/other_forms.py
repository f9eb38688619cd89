"""After the assignment one call, of a method, a function or a layer, and a product of the name see the new values."""

import paddle

double = paddle.nn.Linear(2, 2)
double.weight.set_value(paddle.eye(2) * 2)


def method(x):
    """One method call."""
    hidden = x * 1.0
    hidden[:, 0] = 0.0
    return hidden.sum()


def function_of_method(x):
    """A function of one method call."""
    hidden = x * 1.0
    hidden[:, 0] = 0.0
    return paddle.mean(hidden.abs())


def product(x):
    """A product."""
    hidden = x * 1.0
    hidden[:, 0] = 0.0
    return (hidden * hidden).sum()


def layer(x):
    """A layer, whose result is summed outside."""
    hidden = x * 1.0
    hidden[:, 0] = 0.0
    return double(hidden)


x = paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]])
for one, right in ((method, 10.0), (function_of_method, 2.5), (product, 58.0), (layer, 20.0)):
    value = paddle.jit.to_static(one, full_graph=True)(x).sum().item()
    assert value == right, "%s is %s" % (one.__name__, value)
