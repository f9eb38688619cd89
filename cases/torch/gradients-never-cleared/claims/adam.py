"""With Adam, too, the loss settles with cleared gradients only."""

import torch

torch.manual_seed(0)
x = torch.randn(64, 3)
y = x @ torch.tensor([[1.0], [-2.0], [0.5]])
start = torch.nn.Linear(3, 1, bias=False)
losses = {}
for clears in (True, False):
    model = torch.nn.Linear(3, 1, bias=False)
    model.load_state_dict(start.state_dict())
    optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
    losses[clears] = []
    for _ in range(1000):
        loss = torch.nn.functional.mse_loss(model(x), y)
        if clears:
            optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses[clears].append(loss.item())
assert max(losses[True][-300:]) < 0.001
assert max(losses[False][-300:]) > 0.5
