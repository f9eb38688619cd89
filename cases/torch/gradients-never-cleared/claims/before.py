"""In front of the second backward pass the gradient is None if cleared, else that of the first."""

import torch

for clears in (True, False):
    model = torch.nn.Linear(3, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step in range(2):
        if clears:
            optimizer.zero_grad(set_to_none=True)
        before = model.weight.grad
        assert (before is None) is (clears or step == 0)
        model(torch.ones(2, 3)).sum().backward()
        optimizer.step()
