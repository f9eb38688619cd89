"""In the AST conversion x.numpy() is the variable itself, and min, amax and std have the message as well."""

import numpy as np
import paddle
from paddle import nn


class Layer(nn.Layer):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, x):
        kinds.append(x.numpy() is x or type(x.numpy()) is type(x))
        return self.function(x)


class Least(nn.Layer):
    def forward(self, x):
        return x - np.min(x.numpy())


class Most(nn.Layer):
    def forward(self, x):
        return x / np.amax(x)


class Spread(nn.Layer):
    def forward(self, x):
        return x / np.std(x.numpy())


kinds = []
x = paddle.to_tensor([[1.0, 2.0], [5.0, 4.0]])
paddle.jit.to_static(Layer(paddle.exp), full_graph=True)(x)
assert kinds == [True]

for layer, name in ((Least(), "np.min"), (Most(), "np.amax"), (Spread(), "np.std")):
    try:
        paddle.jit.to_static(layer, full_graph=True)(x)
    except TypeError as error:
        assert f"called numpy API {name}, please use Paddle API to replace it." in str(error), error
    else:
        raise AssertionError("nothing was raised")
