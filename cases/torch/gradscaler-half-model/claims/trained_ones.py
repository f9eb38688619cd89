"""It is enough to convert the parameters that are trained."""

import torch

base, added = torch.nn.Linear(4, 4).half(), torch.nn.Linear(4, 4).half()
base.requires_grad_(False)
for p in added.parameters():
    p.data = p.data.float()
optimizer = torch.optim.SGD(added.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu", init_scale=8.0)
with torch.autocast("cpu", dtype=torch.bfloat16):
    loss = (base(torch.ones(2, 4)) + added(torch.ones(2, 4))).float().square().mean()
before = added.weight.detach().clone()
scaler.scale(loss).backward()
scaler.step(optimizer)
assert not torch.equal(added.weight, before)
