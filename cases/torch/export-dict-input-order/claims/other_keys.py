# releases: >=2.3
"""A missing and an additional key have the same words as another order; the same keys pass."""

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


program = torch.export.export(Net(), ({"a": a, "b": b},)).module()
assert program({"a": a, "b": b}) == 6
assert refused(lambda: program({"a": a}))
assert refused(lambda: program({"a": a, "b": b, "c": b}))
