"""Without `fullgraph=True` the function gives the right value, and no graph has both the solution and the mean of the residual."""

import torch

graphs = []


def backend(module, inputs):
    """Keep the text of each graph."""
    graphs.append(module.code)
    return module


def solution(x):
    """A candidate for the solution of u' = u."""
    return x.exp() + 0.1 * x.sin()


def residual(x):
    """How far the candidate is from the equation."""
    u = solution(x)
    (slope,) = torch.autograd.grad(u.sum(), x, create_graph=True)
    return ((slope - u) ** 2).mean()


x = torch.linspace(0, 1, 5, requires_grad=True)
assert torch.allclose(torch.compile(residual, backend=backend)(x), residual(x))
assert any("sin" in one for one in graphs)
assert not any("sin" in one and "mean" in one for one in graphs), graphs
