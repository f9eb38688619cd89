# releases: >=3.3
"""Since 3.3 Conv1D, Conv2D, Conv3D and LayerNorm take `bias`; Linear refuses it and names paddle.compat.nn.Linear, which takes it."""

import paddle
from paddle import nn

for layer in (
    nn.Conv1D(3, 8, 3, bias=False),
    nn.Conv2D(3, 8, 3, bias=False),
    nn.Conv3D(3, 8, 3, bias=False),
    nn.LayerNorm(4, bias=False),
):
    assert layer.bias is None
try:
    nn.Linear(3, 4, bias=False)
except TypeError as error:
    assert "paddle.nn.Linear() received unexpected keyword argument 'bias'" in str(error), error
else:
    raise AssertionError("accepted")
assert paddle.compat.nn.Linear(3, 4, bias=False).bias is None
