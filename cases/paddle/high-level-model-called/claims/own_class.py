"""A class of one's own called Model without nn.Layer as its base has the same words; type(model) tells paddle.hapi.model from it."""

import paddle
from paddle import nn


class Model:
    def forward(self, x):
        return x


try:
    Model()(paddle.ones([2]))
except TypeError as error:
    assert str(error) == "'Model' object is not callable", error
else:
    raise AssertionError("nothing was raised")
assert type(paddle.Model(nn.Linear(2, 3))).__module__ == "paddle.hapi.model"
assert Model.__module__ != "paddle.hapi.model"
