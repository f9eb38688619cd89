# releases: >=2.5
"""The kernel of cuDNN, alone or with the memory-efficient one, has the same words on the CPU; the flash kernel exists there."""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

q = torch.ones(1, 1, 4, 8)
with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
    torch.nn.functional.scaled_dot_product_attention(q, q, q)
cudnn, efficient = SDPBackend.CUDNN_ATTENTION, SDPBackend.EFFICIENT_ATTENTION
for backends in ([cudnn], [cudnn, efficient]):
    try:
        with sdpa_kernel(backends):
            torch.nn.functional.scaled_dot_product_attention(q, q, q)
    except RuntimeError as error:
        assert "No viable backend for scaled_dot_product_attention was found" in str(error)
    else:
        raise AssertionError("there is such a kernel")
