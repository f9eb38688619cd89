"""LayerNorm compares normalized_shape with as many of the last dimensions, and takes any before them."""

import torch
from torch import nn

for shape in ((10,), (3, 10), (2, 3, 10), (2, 3, 4, 10)):
    assert nn.LayerNorm(10)(torch.rand(*shape)).shape == shape
assert nn.LayerNorm([4, 10])(torch.rand(2, 4, 10)).shape == (2, 4, 10)
for shape in ((10, 3), (2, 10, 3), (2, 10, 4, 4)):
    try:
        nn.LayerNorm(10)(torch.rand(*shape))
    except RuntimeError as error:
        expected = "Given normalized_shape=[10], expected input with shape [*, 10]"
        assert expected in str(error)
        assert str(error).endswith(str(list(shape)))
    else:
        raise AssertionError("nothing was raised")
