"""A sum, a multiple by a number, tanh, a frozen layer and a layer behind torch.cat pass; a product with a trained tensor, a square and a trained layer do not."""

import torch


def simulate(count, step):
    """The message of the backward pass through `count` steps, or None."""
    states = torch.zeros(count + 1, 2)
    for t in range(count):
        states[t + 1] = step(states[t])
    try:
        states.sum().backward()
    except RuntimeError as error:
        return str(error)


drive = torch.rand(2, requires_grad=True)
assert simulate(5, lambda row: row + drive) is None
assert simulate(5, lambda row: 0.9 * row + drive) is None
assert simulate(5, lambda row: torch.tanh(row) + drive) is None
frozen = torch.nn.Linear(2, 2).requires_grad_(False)
assert simulate(5, lambda row: frozen(row) + drive) is None
wide = torch.nn.Linear(4, 2)
assert simulate(5, lambda row: wide(torch.cat([row, drive]))) is None
for step in (lambda row: row * drive, lambda row: row**2 + drive, torch.nn.Linear(2, 2)):
    assert "modified by an inplace operation" in simulate(5, step)
