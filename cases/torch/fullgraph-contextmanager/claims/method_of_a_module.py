# releases: >=2.0,<2.7
"""A manager that is a method of the module is refused as "inline in skipfiles", with the helper of contextlib."""

import contextlib

import torch


class Net(torch.nn.Module):
    """A linear layer inside a context manager of its own."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(3, 3)

    @contextlib.contextmanager
    def scope(self):
        """Do nothing before and after."""
        yield

    def forward(self, x):
        with self.scope():
            return self.linear(x)


try:
    torch.compile(Net(), backend="eager", fullgraph=True)(torch.ones(2, 3))
except torch._dynamo.exc.Unsupported as error:
    assert "inline in skipfiles: Net.scope" in str(error) and "| helper " in str(error), error
    assert "contextlib.py" in str(error), error
else:
    raise AssertionError("nothing was raised")
