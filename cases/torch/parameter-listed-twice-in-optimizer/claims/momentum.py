"""With momentum the first step is doubled, and the next ones are more than doubled."""

import torch


def steps(copies):
    """How far a weight moves in each of three steps."""
    weight = torch.nn.Parameter(torch.zeros(1))
    optimizer = torch.optim.SGD([weight] * copies, lr=0.1, momentum=0.9)
    places = [0.0]
    for _ in range(3):
        weight.grad = torch.ones(1)
        optimizer.step()
        places.append(-weight.item())
    return [after - before for before, after in zip(places, places[1:])]


once, twice = steps(1), steps(2)
assert abs(twice[0] / once[0] - 2) < 1e-4
assert all(b / a > 2.3 for a, b in zip(once[1:], twice[1:]))
