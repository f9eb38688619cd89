"""In dynamic mode a tensor that is assigned to a real parameter has the words with 'Tensor'."""

import paddle

layer = paddle.nn.Linear(2, 2)
try:
    layer.weight = paddle.ones([2, 2])
except TypeError as error:
    assert "should be of type Parameter or None, but got 'Tensor'" in str(error)
else:
    raise AssertionError("nothing was raised")
