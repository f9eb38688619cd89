"""An array of weights changes with the next step of the optimizer, unless it is copied."""

import torch

model = torch.nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
shared = model.weight.detach().numpy()
copied = model.weight.detach().numpy().copy()
assert (shared == copied).all()
model(torch.ones(3, 2)).sum().backward()
optimizer.step()
assert (shared == model.weight.detach().numpy()).all() and (shared != copied).all()
