"""A dict in another order is refused in a list and as a keyword argument; in the order of the export it passes."""

import torch


class Net(torch.nn.Module):
    """A product of two entries of a batch."""

    def forward(self, batch):
        """One product."""
        return batch["a"] * batch["b"]


class First(torch.nn.Module):
    """A product of two entries of the first batch."""

    def forward(self, batches):
        """One product."""
        return batches[0]["a"] * batches[0]["b"]


a, b = torch.tensor([2.0]), torch.tensor([3.0])


def refused(call):
    """Whether the call is refused for its structure."""
    try:
        call()
    except ValueError as error:
        return "Trying to flatten user inputs with exported input tree spec" in str(error)
    return False


program = torch.export.export(Net(), (), {"batch": {"a": a, "b": b}}).module()
assert program(batch={"a": a, "b": b}) == 6
assert refused(lambda: program(batch={"b": b, "a": a}))
program = torch.export.export(First(), ([{"a": a, "b": b}],)).module()
assert program([{"a": a, "b": b}]) == 6
assert refused(lambda: program([{"b": b, "a": a}]))
