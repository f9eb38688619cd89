# releases: >=2.5
"""`nll_loss` has a kernel for half precision on the CPU."""

import torch

scores = torch.ones(2, 4).half().log_softmax(1)
assert torch.nn.functional.nll_loss(scores, torch.tensor([0, 1])).dtype == torch.float16
