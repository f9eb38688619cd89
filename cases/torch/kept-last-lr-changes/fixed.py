"""Keep the rate of each epoch, as a number. It is a tensor, as compiled optimizers want it."""

import torch

torch.manual_seed(0)
x, y = torch.randn(16, 3), torch.randn(16, 1)
model = torch.nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=torch.tensor(0.1), foreach=False)
scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)

rates = []
for _ in range(3):
    optimizer.zero_grad()
    (model(x) - y).square().mean().backward()
    optimizer.step()
    rates.append(float(scheduler.get_last_lr()[0]))
    scheduler.step()

shown = ", ".join("%.4f" % rate for rate in rates)
assert shown == "0.1000, 0.0500, 0.0250", "the history is %s" % shown
result = model.weight.detach()
