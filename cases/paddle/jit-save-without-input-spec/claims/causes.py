"""It is raised for a plain layer that was called, for a wrapped one that was not, and for a wrapped function."""

import paddle
from paddle import nn


def add(x):
    return x + 1


plain = nn.Linear(2, 3)
plain(paddle.ones([1, 2]))
for each in (plain, paddle.jit.to_static(nn.Linear(2, 3)), paddle.jit.to_static(add)):
    try:
        paddle.jit.save(each, "exported/net")
    except ValueError as error:
        assert "No valid transformed program for function" in str(error), error
    else:
        raise AssertionError("nothing was raised")
