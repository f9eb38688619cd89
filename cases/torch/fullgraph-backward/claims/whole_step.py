"""In a whole training step `zero_grad()` of the optimizer is refused first, and `step()` of the optimizer after a captured `backward()`."""

import torch
import torch._dynamo

model = torch.nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


def whole(x):
    """All of a training step."""
    optimizer.zero_grad()
    loss = model(x).square().mean()
    loss.backward()
    optimizer.step()
    return loss.detach()


def without_zero_grad(x):
    """A training step whose gradients are cleared outside."""
    loss = model(x).square().mean()
    loss.backward()
    optimizer.step()
    return loss.detach()


def refusal(function):
    """Return the words in which one graph is refused."""
    torch._dynamo.reset()
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.randn(4, 3))
    except torch._dynamo.exc.Unsupported as error:
        return str(error)
    return ""


assert "Optimizer.zero_grad" in refusal(whole)
assert "Tensor.backward" in refusal(without_zero_grad)
if hasattr(torch._dynamo.config, "trace_autograd_ops"):
    torch._dynamo.config.trace_autograd_ops = True
    assert "Optimizer.zero_grad" in refusal(whole)
    words = refusal(without_zero_grad)
    assert words and "Tensor.backward" not in words
