# releases: >=2.5
"""`zero_grad()` of the model is captured."""

import torch

model = torch.nn.Linear(3, 1)


def clear():
    """Clear the gradients."""
    model.zero_grad()


model(torch.ones(2, 3)).sum().backward()
torch.compile(clear, backend="eager", fullgraph=True)()
assert all(p.grad is None for p in model.parameters())
