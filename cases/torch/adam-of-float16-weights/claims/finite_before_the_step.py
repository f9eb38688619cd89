"""The loss and all gradients are finite before the step; the weights are not after it."""

import torch

torch.manual_seed(0)
model = torch.nn.Linear(4, 2).half()
optimizer = torch.optim.AdamW(model.parameters())
loss = model(torch.randn(8, 4).half())[:, 0].square().mean()  # the second output is not used
loss.backward()
assert loss.isfinite()
assert all(p.grad.isfinite().all() for p in model.parameters())
optimizer.step()
assert not all(p.isfinite().all() for p in model.parameters())
