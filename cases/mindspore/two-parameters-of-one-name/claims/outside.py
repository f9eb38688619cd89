# releases: <2.1
"""Two parameters without names are both called Parameter, and the optimizer refuses them."""

import mindspore as ms
from mindspore import nn

two = [ms.Parameter(ms.Tensor([1.0])) for _ in range(2)]
assert [one.name for one in two] == ["Parameter", "Parameter"]
try:
    nn.SGD(two, learning_rate=0.1)
except ValueError as error:
    assert "its name 'Parameter' already exists" in str(error)
else:
    raise AssertionError("nothing was raised")
