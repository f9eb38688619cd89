"""`isinstance(model, Net)` is False for an object of the class before it was defined again, while both print the same name."""

from torch import nn


def define():
    class Net(nn.Module):
        pass

    return Net


old_model, Net = define()(), define()
assert not isinstance(old_model, Net)
assert type(old_model).__name__ == Net.__name__ == "Net"
