# releases: >=2.12
"""`torch._dynamo.config.trace_autograd_ops` captures a step that returns the detached loss or nothing, and only such a one; the name in the message does nothing."""

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


def silent(x):
    """A step that returns nothing."""
    model(x).square().mean().backward()


def by_function(x):
    """A step with the function in place of the method."""
    loss = model(x).square().mean()
    torch.autograd.backward(loss)
    return loss.detach()


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
model.weight.grad = None
assert not is_refused(step) and not is_refused(silent)
captured, model.weight.grad = model.weight.grad, None
step(x)
assert torch.allclose(captured, 2 * model.weight.grad)
assert is_refused(attached) and is_refused(by_function)
