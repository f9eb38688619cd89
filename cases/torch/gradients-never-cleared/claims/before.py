"""Before a backward pass the gradient is None or zeros if cleared, else the sum of all so far."""

import torch

for clears in ("to None", "to zeros", "not"):
    model = torch.nn.Linear(3, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step in range(3):
        if clears != "not":
            optimizer.zero_grad(set_to_none=clears == "to None")
        before = model.bias.grad
        if step:
            expected = {"to None": None, "to zeros": 0.0, "not": 2.0 * step}[clears]
            assert (None if before is None else before.item()) == expected
        model(torch.ones(2, 3)).sum().backward()
        optimizer.step()
