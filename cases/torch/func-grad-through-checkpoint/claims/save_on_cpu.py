# releases: >=2.5
"""Under `grad`, `save_on_cpu` is refused in the same words."""

import torch


def energy(x):
    """A sum whose activations go to the CPU."""
    with torch.autograd.graph.save_on_cpu():
        return x.square().sum()


try:
    torch.func.grad(energy)(torch.ones(3))
except RuntimeError as error:
    assert "don't yet support saved tensor hooks" in str(error), error
else:
    raise AssertionError("nothing was raised")
