"""0 times -inf is NaN: where a clamped place has the log-probability -inf, masked_fill or torch.where is right."""

import torch

chosen = torch.tensor([-float("inf"), -1.0])
scored = torch.tensor([False, True])
assert (chosen * scored).sum().isnan()
assert chosen.masked_fill(~scored, 0.0).sum() == torch.where(scored, chosen, 0.0).sum() == -1
