"""A step without a gradient leaves a parameter alone; a step with a zero gradient applies momentum and weight decay."""

import torch


def moved(set_to_none, make):
    """How far a second step moves a parameter after its gradient was cleared."""
    weight = torch.nn.Parameter(torch.ones(2))
    optimizer = make([weight])
    weight.sum().backward()
    optimizer.step()
    optimizer.zero_grad(set_to_none=set_to_none)
    before = weight.detach().clone()
    optimizer.step()
    return (weight.detach() - before).abs().max().item()


for make in (
    lambda weights: torch.optim.SGD(weights, lr=0.1, momentum=0.9),
    lambda weights: torch.optim.SGD(weights, lr=0.1, weight_decay=0.1),
    lambda weights: torch.optim.Adam(weights, lr=0.1),
):
    assert moved(True, make) == 0
    assert moved(False, make) > 0.001
