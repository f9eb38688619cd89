# releases: >=2.11
"""A hook on an intermediate tensor that only returns a gradient is captured, those that append to a list or print are refused."""

import torch

seen = []


def scaled(x):
    """A hook that changes the gradient."""
    features = x * 3
    features.register_hook(lambda grad: grad * 2)
    return features.sum()


def recorded(x):
    """A hook that keeps the gradient."""

    def keep(grad):
        seen.append(grad)

    features = x * 3
    features.register_hook(keep)
    return features.sum()


x = torch.ones(2, requires_grad=True)
torch.compile(scaled, backend="eager", fullgraph=True)(x).backward()
assert x.grad.tolist() == [6, 6]
try:
    torch.compile(recorded, backend="eager", fullgraph=True)(x).backward()
except torch._dynamo.exc.Unsupported as error:
    assert "HOP: Unsafe side effect" in str(error)
else:
    raise AssertionError("nothing was raised")
assert not seen


def printed(x):
    """A hook that prints."""
    features = x * 3
    features.register_hook(lambda grad: print("seen"))
    return features.sum()


try:
    torch.compile(printed, backend="eager", fullgraph=True)(x).backward()
except torch._dynamo.exc.Unsupported as error:
    assert "print" in str(error)
else:
    raise AssertionError("nothing was raised")
