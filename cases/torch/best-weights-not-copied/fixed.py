"""Keep a copy of the weights of the best epoch, and load it after training."""

import copy

import torch

torch.manual_seed(0)
x = torch.randn(64, 4)
y = x.sum(1, keepdim=True)
model = torch.nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


def error():
    """Return the error on the data."""
    with torch.no_grad():
        return torch.nn.functional.mse_loss(model(x), y).item()


best = float("inf")
for epoch in range(30):
    if epoch == 20:
        optimizer.param_groups[0]["lr"] = 2.0  # from here on training diverges
    optimizer.zero_grad()
    torch.nn.functional.mse_loss(model(x), y).backward()
    optimizer.step()
    if error() < best:
        best = error()
        best_weights = copy.deepcopy(model.state_dict())

model.load_state_dict(best_weights)
result = error()
assert result == best, "the best weights have an error of %.2g when they are loaded, of %.2g when kept" % (result, best)
