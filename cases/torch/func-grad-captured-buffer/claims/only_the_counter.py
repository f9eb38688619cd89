# releases: >=2.0
"""Without a counter BatchNorm passes and updates captured running statistics; a counter of one's own is refused."""

import torch
from torch.func import functional_call, grad

x = 3 * torch.ones(6, 4) + torch.randn(6, 4)
layer = torch.nn.BatchNorm1d(4)
layer.num_batches_tracked = None
grad(lambda weight: functional_call(layer, {"weight": weight}, (x,)).square().sum())(torch.ones(4))
assert torch.allclose(layer.running_mean, 0.1 * x.mean(0))

steps = torch.zeros(())


def counted(weight):
    """Count a call in a captured tensor."""
    steps.add_(1)
    return weight.square().sum()


try:
    grad(counted)(torch.ones(3))
except RuntimeError as error:
    assert "that would mutate a captured Tensor" in str(error)
else:
    raise AssertionError("nothing was raised")
