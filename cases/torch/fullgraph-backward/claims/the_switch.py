# releases: >=2.15
"""`torch._dynamo.config.trace_autograd_ops` captures a step that returns the detached loss, and only such a one; the name in the message does nothing."""

import torch

model = torch.nn.Linear(3, 1)
x = torch.randn(4, 3)


def step(x):
    """A step with its backward pass."""
    loss = model(x).square().mean()
    loss.backward()
    return loss.detach()


def attached(x):
    """A step that returns the loss itself."""
    loss = model(x).square().mean()
    loss.backward()
    return loss


def is_refused(function):
    """Say whether one graph cannot hold the function."""
    torch._dynamo.reset()
    try:
        torch.compile(function, backend="eager", fullgraph=True)(x)
    except torch._dynamo.exc.Unsupported:
        return True
    return False


assert not torch._dynamo.config.trace_autograd_ops
torch._dynamo.trace_autograd_ops = True  # the place that the message names
assert is_refused(step)

torch._dynamo.config.trace_autograd_ops = True
assert not is_refused(step)
assert model.weight.grad is not None
assert is_refused(attached)
