"""The warnings name the dtype for float32, the mask for an `attn_mask` and the last dimension for heads of more than 256 numbers; all raise the same error, and float16 without a mask passes."""

import os
import warnings

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def warned(dtype, size=16, mask=None):
    """Return the words of the warnings, and those of the error."""
    x = torch.ones(1, 2, 8, size, device=DEVICE, dtype=dtype)
    with warnings.catch_warnings(record=True) as caught, sdpa_kernel(SDPBackend.FLASH_ATTENTION):
        warnings.simplefilter("always")
        try:
            torch.nn.functional.scaled_dot_product_attention(x, x, x, attn_mask=mask)
        except RuntimeError as error:
            return "\n".join(str(warning.message) for warning in caught), str(error)
    return "\n".join(str(warning.message) for warning in caught), ""


dtype, mask, head = "to all be of dtype: {Half, BFloat16}", "non-null attn_mask", "same last dimension"
error = "No available kernel. Aborting execution."
got = warned(torch.float32)
assert dtype in got[0] and mask not in got[0] and error in got[1], got
got = warned(torch.float16, mask=torch.ones(8, 8, device=DEVICE, dtype=torch.bool))
assert dtype not in got[0] and mask in got[0] and error in got[1], got
got = warned(torch.float16, size=264)
assert dtype not in got[0] and head in got[0] and error in got[1], got
got = warned(torch.float16)
assert got == ("", ""), got
