# releases: >=2.9
"""An `OrderedDict` in another order is refused."""

from collections import OrderedDict

import torch


class Net(torch.nn.Module):
    """A product of two entries of a batch."""

    def forward(self, batch):
        """One product."""
        return batch["a"] * batch["b"]


a, b = torch.tensor([2.0]), torch.tensor([3.0])


def refused(call):
    """Whether the call is refused for its structure."""
    try:
        call()
    except ValueError as error:
        return "Trying to flatten user inputs with exported input tree spec" in str(error)
    return False


program = torch.export.export(Net(), (OrderedDict(a=a, b=b),)).module()
assert program(OrderedDict(a=a, b=b)) == 6
assert refused(lambda: program(OrderedDict(b=b, a=a)))
