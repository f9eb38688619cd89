"""On every release, -1e9 that is added to half scores, and a fill that is a tensor, become -inf: a fully masked row is NaN."""

import torch

scores = torch.zeros(2, 2).half()
visible = torch.tensor([[True, False], [False, False]])
added = torch.stack([scores[0] + torch.tensor([0.0, -1e9]).half(), scores[1] + -1e9])
filled = torch.where(visible, scores, torch.tensor(-1e9))
for masked in (added, filled):
    assert masked.dtype == torch.float16
    assert masked.float().softmax(dim=1).isnan().any(dim=1).tolist() == [False, True]
