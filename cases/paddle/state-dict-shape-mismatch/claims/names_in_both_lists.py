"""`set_state_dict` returns two lists, and the name of a skipped entry is in both."""

import paddle

layer = paddle.nn.Linear(2, 1)
missing, unexpected = layer.set_state_dict(
    {"weight": paddle.ones([3, 1]), "bias": paddle.ones([1])}
)
assert missing == ["weight"]
assert unexpected == ["weight"]
