"""`vmap(grad(…))` has the failure too, and is right with the flash kernel off."""

import torch
import torch.nn.functional as F
from torch.func import grad, vmap


def loss(q):
    """Sum of squares of causal attention."""
    return F.scaled_dot_product_attention(q, q, q, is_causal=True).square().sum()


torch.manual_seed(0)
q = torch.randn(2, 1, 4, 5, 8)
try:
    vmap(grad(loss))(q)
except RuntimeError as error:
    assert "We could not generate a fallback" in str(error), error
else:
    raise AssertionError("nothing was raised")
torch.backends.cuda.enable_flash_sdp(False)
expected = torch.stack([grad(loss)(one) for one in q])
assert torch.allclose(vmap(grad(loss))(q), expected, atol=1e-5)
