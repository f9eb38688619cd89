"""float16 has no number between 0 and 6e-8: the default eps is 0 in it, and so is the square of 1e-4."""

import torch

assert torch.optim.Adam([torch.zeros(1)]).defaults["eps"] == 1e-8
assert torch.tensor(1e-8).half() == 0
assert torch.tensor(1e-4).half().square() == 0
assert torch.tensor(6e-8).half() > 0
assert torch.tensor(1e-8).bfloat16() > 0
