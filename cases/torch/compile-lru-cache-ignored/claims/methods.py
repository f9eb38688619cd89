# releases: >=2.3
"""A cached method is run once up to 2.6 and at each compiled call from 2.9 on."""

import functools

import torch

version = tuple(int(part) for part in torch.__version__.split("+")[0].split(".")[:2])
made = []


class Net(torch.nn.Module):
    """A layer that keeps its tables."""

    @functools.lru_cache(maxsize=4)
    def table(self, n):
        """The table of positions."""
        made.append(n)
        return torch.arange(n).float()

    def forward(self, x):
        """Positions added to the rows."""
        return x + self.table(x.shape[-1])


net = torch.compile(Net(), backend="eager")
for _ in range(5):
    net(torch.zeros(2, 4))
if version < (2, 7):
    assert len(made) == 1, made
elif version >= (2, 9):
    assert len(made) == 5, made
