# releases: >=2.2,<2.7
"""A class whose `__enter__` prints is refused as "Unsupported context manager"; one that does nothing is captured."""

import torch


class Quiet:
    """Do nothing before and after."""

    def __enter__(self):
        """Begin."""

    def __exit__(self, *error):
        """End."""


class Loud(Quiet):
    """Print before."""

    def __enter__(self):
        """Begin."""
        print("begin")


def captured(manager):
    """Run a function with a manager in one graph."""

    @torch.compile(backend="eager", fullgraph=True)
    def forward(x):
        with manager():
            return x.relu()

    return forward(torch.ones(3))


assert captured(Quiet).tolist() == [1.0] * 3
try:
    captured(Loud)
except torch._dynamo.exc.Unsupported as error:
    assert "Unsupported context manager" in str(error) and "__enter__" in str(error), error
else:
    raise AssertionError("nothing was raised")
