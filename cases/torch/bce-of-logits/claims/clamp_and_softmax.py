"""softmax over one output is 1, and clamp gives no gradient to values beyond its bounds."""

import torch

outputs = torch.tensor([[-1.5], [0.5], [2.0]], requires_grad=True)
assert torch.softmax(outputs, dim=1).eq(1).all()
torch.nn.BCELoss()(outputs.clamp(0, 1), torch.ones(3, 1)).backward()
assert outputs.grad[0] == outputs.grad[2] == 0 and outputs.grad[1] != 0
