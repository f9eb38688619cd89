"""Log gradient norms after a zero_grad() that fills them with zeros."""

import torch

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.ReLU(), torch.nn.Linear(4, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


def log_norms():
    """The gradient norm of each parameter."""
    return {name: weight.grad.norm().item() for name, weight in model.named_parameters()}


for _ in range(2):
    model(torch.randn(8, 4)).square().mean().backward()
    optimizer.step()
    optimizer.zero_grad(set_to_none=False)
    norms = log_norms()
result = len(norms)
assert set(norms.values()) == {0.0}
