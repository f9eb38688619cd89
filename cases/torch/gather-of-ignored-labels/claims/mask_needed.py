"""Without the mask the clamped places count as word 0, and nothing is raised."""

import torch

torch.manual_seed(0)
logps = torch.randn(1, 4, 20).log_softmax(-1)
labels = torch.tensor([[-100, 2, 7, 1]])
chosen = logps.gather(2, labels.clamp(min=0).unsqueeze(2)).squeeze(2)
assert chosen[0, 0] == logps[0, 0, 0]
