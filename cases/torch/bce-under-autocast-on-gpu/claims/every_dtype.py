"""Inside the region the loss is refused for float32 probabilities and with bfloat16 too; that of scores takes float16 and is float32."""

import os

import torch
from torch.nn.functional import binary_cross_entropy, binary_cross_entropy_with_logits

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

p = torch.tensor([0.3, 0.6], device=DEVICE)
target = torch.tensor([0.0, 1.0], device=DEVICE)
for dtype in (torch.float16, torch.bfloat16):
    with torch.autocast(DEVICE, dtype=dtype):
        try:
            binary_cross_entropy(p, target)
        except RuntimeError as error:
            assert "are unsafe to autocast" in str(error)
        else:
            raise AssertionError("nothing was raised")
        assert binary_cross_entropy_with_logits(p.to(dtype), target).dtype == torch.float32
