"""The flash kernel alone, with dropout on the CPU, raises in other words."""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

q = torch.ones(1, 1, 4, 8)
try:
    with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
        torch.nn.functional.scaled_dot_product_attention(q, q, q, dropout_p=0.1)
except RuntimeError as error:
    assert "No available kernel" in str(error)
else:
    raise AssertionError("nothing was raised")
