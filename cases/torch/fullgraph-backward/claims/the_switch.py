# releases: >=2.15
"""With the switch that the message names, `trace_autograd_ops`, a step that returns the detached loss is captured; it is off by default."""

import torch

assert not torch._dynamo.config.trace_autograd_ops
torch._dynamo.config.trace_autograd_ops = True
model = torch.nn.Linear(3, 1)


@torch.compile(backend="eager", fullgraph=True)
def step(x):
    """A step with its backward pass."""
    loss = model(x).square().mean()
    loss.backward()
    return loss.detach()


step(torch.randn(4, 3))
assert model.weight.grad is not None
