"""With generate_vmap_rule a condition on values in `forward` is refused, as anywhere under vmap."""

import torch
from torch.func import vmap


class Clip(torch.autograd.Function):
    """Clip what exceeds one, where anything does."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        return x.clamp(max=1.0) if (x > 1).any() else x.clone()

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass

    @staticmethod
    def backward(ctx, gradient):
        return gradient


try:
    vmap(Clip.apply)(torch.rand(8, 4))
except RuntimeError as error:
    assert "data-dependent control flow" in str(error), error
else:
    raise AssertionError("nothing was raised")
