"""`@torch.enable_grad` without parentheses fails at the definition, in other words."""

import torch

try:

    @torch.enable_grad
    def attack(model):
        """Never defined."""
        return model

except TypeError as error:
    assert "takes no arguments" in str(error)
else:
    raise AssertionError("nothing was raised")
