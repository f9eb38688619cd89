"""stack and cat keep the gradients of what they join."""

import torch

rows = [torch.ones(1, 4, requires_grad=True) for _ in range(3)]
assert torch.cat(rows).shape == (3, 4)
assert torch.stack(rows).shape == (3, 1, 4)
(torch.cat(rows).sum() + torch.stack(rows).sum()).backward()
assert rows[0].grad.tolist() == [[2, 2, 2, 2]]
