"""The loss of classes that a line separates falls faster without clearing."""

import torch

torch.manual_seed(0)
x = torch.randn(256, 10)
y = (x[:, 0] > 0).long()
start = torch.nn.Linear(10, 2)
final = {}
for clears in (True, False):
    model = torch.nn.Linear(10, 2)
    model.load_state_dict(start.state_dict())
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for _ in range(300):
        loss = torch.nn.functional.cross_entropy(model(x), y)
        if clears:
            optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    final[clears] = loss.item()
assert final[False] < 0.1 * final[True]
