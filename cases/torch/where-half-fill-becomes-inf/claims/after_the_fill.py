"""With the minimum of the dtype a fully masked row has equal weights; -16 added to it is -inf again, -15 is not."""

import torch

visible = torch.tensor([[True, False], [False, False]])
smallest = torch.finfo(torch.float16).min
masked = torch.where(visible, torch.zeros(2, 2).half(), smallest)
assert masked.float().softmax(dim=1)[1].tolist() == [0.5, 0.5]
assert (masked - 16)[1].isinf().all() and (masked - 15)[1].isfinite().all()
