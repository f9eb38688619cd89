# releases: >=2.2,<2.7
"""A manager with `@contextmanager` that decorates a function is refused, where that function is compiled and where it is called."""

import contextlib

import torch


@contextlib.contextmanager
def scope():
    """Do nothing before and after."""
    yield


@scope()
def forward(x):
    """A decorated function."""
    return x.relu()


for function in (forward, lambda x: forward(x) + 1):
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.ones(3))
    except torch._dynamo.exc.Unsupported as error:
        assert "'skip function forward in file " in str(error), error
        assert "contextlib.py" in str(error), error
    else:
        raise AssertionError("nothing was raised")
