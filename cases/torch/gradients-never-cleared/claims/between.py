"""With `zero_grad` between `backward` and `step` no weight changes; with it before both, they do."""

import torch

for is_between in (True, False):
    model = torch.nn.Linear(3, 1)
    before = model.weight.detach().clone()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for _ in range(3):
        optimizer.zero_grad()
        model(torch.ones(2, 3)).sum().backward()
        if is_between:
            optimizer.zero_grad()
        optimizer.step()
    assert torch.equal(model.weight, before) is is_between
