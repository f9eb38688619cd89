"""In float16 numbers from 65520 on become an infinity, smaller ones are rounded to 65504; bfloat16 and float32 hold them."""

import torch

assert torch.finfo(torch.float16).max == 65504.0
assert torch.tensor([65519.0, 65520.0]).to(torch.float16).tolist() == [65504.0, float("inf")]
assert (torch.tensor([60000.0]) * 2).to(torch.float16).isinf().all()
assert (torch.tensor([60000.0]) * 2).to(torch.bfloat16).isfinite().all()
