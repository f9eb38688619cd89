"""An attribute of a layer is given a tensor where a weight was."""

import paddle

layer = paddle.nn.Linear(2, 2)
layer.weight = paddle.zeros([2, 2])
