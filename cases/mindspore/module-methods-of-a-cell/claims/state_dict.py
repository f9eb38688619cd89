# releases: <2.1
"""state_dict and load_state_dict are missing; parameters_dict and load_param_into_net stand for them."""

import mindspore as ms
from mindspore import nn

net, other = nn.SequentialCell(nn.Dense(8, 4)), nn.SequentialCell(nn.Dense(8, 4))
for name in ("state_dict", "load_state_dict"):
    try:
        getattr(net, name)
    except AttributeError as error:
        assert f"The 'SequentialCell' object has no attribute '{name}'" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert (net[0].weight.asnumpy() != other[0].weight.asnumpy()).any()
ms.load_param_into_net(other, net.parameters_dict())
assert (net[0].weight.asnumpy() == other[0].weight.asnumpy()).all()
