# releases: >=2.3
"""With torch.func.grad a residual that AOTAutograd compiles whole has the gradient of the eager program."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

torch.manual_seed(0)
net = torch.nn.Sequential(torch.nn.Linear(1, 8), torch.nn.Tanh(), torch.nn.Linear(8, 1))
x = torch.linspace(0, 1, 5)[:, None].requires_grad_()


def by_autograd(model):
    """The residual, with torch.autograd.grad."""
    u = model(x)
    (slope,) = torch.autograd.grad(u.sum(), x, create_graph=True)
    return ((slope - u) ** 2).mean()


def gradient(loss):
    """The gradient of the first weight."""
    net.zero_grad()
    loss.backward()
    return net[0].weight.grad.clone()


expected = gradient(by_autograd(net))


@torch.compile(backend="aot_eager", fullgraph=True)
def by_func(x):
    """The residual, with torch.func.grad."""
    u = net(x)
    slope = torch.func.grad(lambda points: net(points).sum())(x)
    return ((slope - u) ** 2).mean()


assert torch.allclose(gradient(by_func(x)), expected, atol=1e-6)
