"""named_children, requires_grad_, zero_grad, register_parameter, cpu and double are missing; a Parameter as an attribute is registered, and requires_grad is set on each parameter."""

import mindspore as ms
import numpy as np
from mindspore import nn

net = nn.SequentialCell(nn.Dense(8, 4))
for name in ("named_children", "requires_grad_", "zero_grad", "register_parameter", "cpu", "double"):
    try:
        getattr(net, name)
    except AttributeError as error:
        assert f"The 'SequentialCell' object has no attribute '{name}'" in str(error)
    else:
        raise AssertionError("nothing was raised")
for parameter in net.get_parameters():
    parameter.requires_grad = False
assert net.trainable_params() == []
net.scale = ms.Parameter(ms.Tensor(np.ones(4, np.float32)))
assert [parameter.name for parameter in net.trainable_params()] == ["scale"]
