"""The new layer's gradients add up and it is in no optimizer, the old one has none, and the loss falls."""

import torch

torch.manual_seed(0)
x = torch.randn(64, 6)
y = (x[:, 0] > 0).long()
old = torch.nn.Linear(16, 2)
model = torch.nn.Sequential(torch.nn.Linear(6, 16), torch.nn.ReLU(), old)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
model[2] = torch.nn.Linear(16, 2)
losses = []
lengths = []
for _ in range(50):
    loss = torch.nn.functional.cross_entropy(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
    lengths.append(model[2].weight.grad.norm().item())
assert losses[-1] < 0.5 * losses[0]
assert lengths[0] < lengths[1] < lengths[2]
assert old.weight.grad is None and model[2].weight.grad is not None
held = {id(p) for g in optimizer.param_groups for p in g["params"]}
missing = [n for n, p in model.named_parameters() if id(p) not in held]
assert missing == ["2.weight", "2.bias"]
