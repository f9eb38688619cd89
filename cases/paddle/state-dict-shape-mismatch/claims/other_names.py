"""`set_dict` and `load_dict` skip an entry of another shape as well."""

import paddle

layer = paddle.nn.Linear(2, 1)
entries = {"weight": paddle.ones([3, 1]), "bias": paddle.ones([1])}
for load in (layer.set_dict, layer.load_dict):
    missing, unexpected = load(entries)
    assert missing == ["weight"]
    assert unexpected == ["weight"]
