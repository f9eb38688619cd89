# releases: >=2.5
"""Nested tensors of the layout `torch.jagged` need `MATH` on the CPU: `FLASH_ATTENTION` ends in "No viable backend" alone."""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

rows = [torch.randn(3, 2, 4), torch.randn(5, 2, 4)]
q = torch.nested.nested_tensor(rows, layout=torch.jagged).transpose(1, 2)
with sdpa_kernel([SDPBackend.FLASH_ATTENTION, SDPBackend.MATH]):
    torch.nn.functional.scaled_dot_product_attention(q, q, q)
try:
    with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
        torch.nn.functional.scaled_dot_product_attention(q, q, q)
except RuntimeError as error:
    assert str(error) == "No viable backend for scaled_dot_product_attention was found."
else:
    raise AssertionError("nothing was raised")
