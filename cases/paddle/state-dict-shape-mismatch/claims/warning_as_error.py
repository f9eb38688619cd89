"""With a filter that makes an error of the warning, `set_state_dict` raises for an entry of another shape."""

import warnings

import paddle

warnings.filterwarnings("error", message="Skip loading")
layer = paddle.nn.Linear(2, 1)
layer.set_state_dict({"weight": paddle.ones([2, 1]), "bias": paddle.ones([1])})
try:
    layer.set_state_dict({"weight": paddle.ones([3, 1]), "bias": paddle.ones([1])})
except UserWarning as warning:
    assert "weight receives a shape [3, 1], but the expected shape is [2, 1]" in str(warning)
else:
    raise AssertionError("nothing was raised")
