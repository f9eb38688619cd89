# releases: >=2.4,<2.12
"""extend, insert, pop, clear and an assignment to an element of a list of the class are lost, as is add to its set; `+=` is kept."""

import torch


class Log:
    """Lists and a set of a class."""

    extended = []
    inserted = []
    popped = [1, 2]
    cleared = [1, 2]
    changed = [0, 0]
    added = set()
    joined = []


def forward(x):
    """Change each of them."""
    Log.extended.extend([x.mean()])
    Log.inserted.insert(0, x.mean())
    Log.popped.pop()
    Log.cleared.clear()
    Log.changed[0] = 1
    Log.added.add(1)
    return x.relu()


def join(x):
    """Lengthen a list by +=."""
    Log.joined += [x.mean()]
    return x.relu()


torch.compile(forward, backend="eager")(torch.ones(4))
assert Log.extended == Log.inserted == [] and Log.added == set()
assert Log.popped == Log.cleared == [1, 2] and Log.changed == [0, 0]
torch.compile(join, backend="eager")(torch.ones(4))
assert len(Log.joined) == 1
