"""The optimizer gets the first tensors, and the loop scales them."""

import torch

torch.manual_seed(0)
ratings = torch.rand(20, 3) @ torch.rand(3, 12)
raw_users = torch.randn(20, 3, requires_grad=True)
raw_films = torch.randn(12, 3, requires_grad=True)
optimizer = torch.optim.Adam([raw_users, raw_films], lr=0.5)

for _ in range(200):
    users, films = raw_users * 0.1, raw_films * 0.1
    loss = (users @ films.T - ratings).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = loss.detach()
assert result < 0.02
