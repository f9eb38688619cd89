# releases: >=1.13
"""bfloat16 has 3 bits less for the digits than float16."""

import torch

assert torch.finfo(torch.bfloat16).eps == 8 * torch.finfo(torch.float16).eps
weights = torch.tensor([0.1], dtype=torch.float16)
assert torch.equal(weights.float().half(), weights)
assert not torch.equal(weights.bfloat16().half(), weights)
