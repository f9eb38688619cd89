"""Values for a list of the module, of an instance, for a dict of the class, or for a list of the class that holds a tensor are kept; an empty list and one of numbers stay as they are."""

import torch

values = []


class Log:
    """Three lists and a dict of a class."""

    empty = []
    numbers = [0.5]
    tensors = [torch.tensor(0.5)]
    by_name = {}


class Holder:
    """A list of an instance."""

    def __init__(self):
        self.values = []


holder = Holder()


def forward(x):
    """Remember the mean in three places and return the activation."""
    y = x.relu()
    values.append(y.mean())
    holder.values.append(y.mean())
    Log.by_name["mean"] = y.mean()
    return y


def to_tensors(x):
    """Remember the mean in a list that holds a tensor."""
    Log.tensors.append(x.mean())
    return x.relu()


def to_numbers(x):
    """Remember the mean in a list of numbers."""
    Log.numbers.append(x.mean())
    return x.relu()


def to_empty(x):
    """Remember the mean in a list that is empty, and return the list."""
    kept = Log.empty
    kept.append(x.mean())
    return kept


for function in (forward, to_tensors, to_numbers, to_empty):
    compiled = torch.compile(function, backend="eager")
    for _ in range(2):
        output = compiled(torch.ones(4))
assert len(values) == len(holder.values) == 2 and Log.by_name["mean"] == 1
assert len(Log.tensors) == 3
assert Log.numbers == [0.5] and Log.empty == []
assert output == [1.0] and output is not Log.empty
