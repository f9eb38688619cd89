"""inplace_version counts the changes of a tensor."""

import paddle

gate = paddle.nn.functional.sigmoid(paddle.nn.Linear(6, 4)(paddle.ones([3, 6])))
assert gate.inplace_version == 0
gate[:, 0] = 0.0
gate[:, 1] = 0.0
assert gate.inplace_version == 2
