# releases: >=2.1,<2.3
"""On 2.2 a hook on an input is captured if it is a function outside, and a lambda is not; on 2.1 neither."""

import torch


def reverse(grad):
    """The negative gradient."""
    return -grad


def with_lambda(weight):
    """A hook that is made in the function."""
    weight.register_hook(lambda grad: -grad)
    return weight.sum()


def with_function(weight):
    """A hook that stands outside."""
    weight.register_hook(reverse)
    return weight.sum()


def is_captured(function):
    """Whether the function is compiled into one graph."""
    weight = torch.ones(2, requires_grad=True)
    try:
        torch.compile(function, backend="eager", fullgraph=True)(weight).backward()
    except torch._dynamo.exc.Unsupported:
        return False
    assert weight.grad.tolist() == [-1, -1]
    return True


assert not is_captured(with_lambda)
assert is_captured(with_function) == torch.__version__.startswith("2.2.")
