# releases: >=2.15
"""In a whole training step `zero_grad()` of the optimizer is refused first, with the switch as without it."""

import torch

model = torch.nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


def step(x):
    """All of a training step."""
    optimizer.zero_grad()
    loss = model(x).square().mean()
    loss.backward()
    optimizer.step()
    return loss.detach()


for switch in (False, True):
    torch._dynamo.reset()
    torch._dynamo.config.trace_autograd_ops = switch
    try:
        torch.compile(step, backend="eager", fullgraph=True)(torch.randn(4, 3))
    except torch._dynamo.exc.Unsupported as error:
        assert "Optimizer.zero_grad" in str(error), error
    else:
        raise AssertionError("nothing was raised")
