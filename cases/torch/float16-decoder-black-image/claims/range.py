"""In float16 a number beyond 65504 becomes an infinity; bfloat16 and float32 hold it."""

import torch

assert torch.finfo(torch.float16).max == 65504.0
assert (torch.tensor([60000.0]) * 2).to(torch.float16).isinf().all()
assert (torch.tensor([60000.0]) * 2).to(torch.bfloat16).isfinite().all()
