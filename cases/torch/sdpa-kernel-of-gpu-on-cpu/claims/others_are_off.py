"""`sdpa_kernel` with one backend switches all others off."""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

enabled = torch.backends.cuda
with sdpa_kernel(SDPBackend.EFFICIENT_ATTENTION):
    assert enabled.mem_efficient_sdp_enabled()
    assert not enabled.math_sdp_enabled() and not enabled.flash_sdp_enabled()
assert enabled.math_sdp_enabled() and enabled.flash_sdp_enabled()
