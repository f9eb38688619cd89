"""The flags of `torch.backends.cuda` have the same words on the CPU."""

import torch

q = torch.ones(1, 1, 4, 8)
torch.backends.cuda.enable_math_sdp(False)
torch.backends.cuda.enable_flash_sdp(False)
try:
    torch.nn.functional.scaled_dot_product_attention(q, q, q)
except RuntimeError as error:
    assert "No viable backend for scaled_dot_product_attention was found" in str(error)
else:
    raise AssertionError("nothing was raised")
