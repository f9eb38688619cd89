"""The scaled tensors are cut off from their graph before they ask for gradients."""

import torch

torch.manual_seed(0)
ratings = torch.rand(20, 3) @ torch.rand(3, 12)
users = (torch.randn(20, 3, requires_grad=True) * 0.1).detach().requires_grad_()
films = (torch.randn(12, 3, requires_grad=True) * 0.1).detach().requires_grad_()
optimizer = torch.optim.Adam([users, films], lr=0.05)

for _ in range(200):
    loss = (users @ films.T - ratings).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = loss.detach()
assert result < 0.02
