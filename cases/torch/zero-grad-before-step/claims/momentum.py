"""With gradients that are zeros, momentum moves the weights only where a right step came before."""

import torch


def moves(right_steps):
    """Whether a step behind `zero_grad()` changes the weights."""
    torch.manual_seed(0)
    model = torch.nn.Linear(3, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    for _ in range(right_steps):
        model(torch.ones(2, 3)).sum().backward()
        optimizer.step()
    before = model.weight.detach().clone()
    model(torch.ones(2, 3)).sum().backward()
    optimizer.zero_grad(set_to_none=False)
    optimizer.step()
    return not torch.equal(model.weight, before)


assert moves(1) and not moves(0)
