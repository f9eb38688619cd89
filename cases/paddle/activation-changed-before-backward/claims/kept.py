"""A change of the output of sigmoid, tanh, exp, relu or softmax makes backward() refuse."""

import paddle

functional = paddle.nn.functional
for function in (functional.sigmoid, paddle.tanh, paddle.exp, functional.relu, functional.softmax):
    layer = paddle.nn.Linear(6, 4)
    out = function(layer(paddle.ones([3, 6])))
    out[:, 0] = 0.0
    try:
        out.sum().backward()
    except RuntimeError as error:
        assert "has been modified by an inplace operation" in str(error)
    else:
        raise AssertionError("backward() passed")
