"""ExportDB's example decorator, run eagerly."""

import copy

import functools
import torch


def test_decorator(func):
    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        return func(*args, **kwargs) + 1

    return wrapper




class Decorator(torch.nn.Module):
    """
    Decorators calls are inlined into the exported function during tracing.
    """

    @test_decorator
    def forward(self, x, y):
        return x + y


example_args = (torch.randn(3, 2), torch.randn(3, 2))
model = Decorator()


def run(program):
    torch.manual_seed(0)
    return program(*copy.deepcopy(example_args), **copy.deepcopy({}))


torch.testing.assert_close(run(copy.deepcopy(model)), run(copy.deepcopy(model)))
