"""A layer, and a network of a class of one's own, can be neither indexed nor iterated, have no length and take no item."""

from torch import nn


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(8, 3)


def assign(model):
    model[0] = nn.ReLU()


for model, name in ((nn.Linear(2, 2), "Linear"), (nn.Conv2d(1, 1, 1), "Conv2d"), (Network(), "Network")):
    for use, words in (
        (lambda: model[0], f"'{name}' object is not subscriptable"),
        (lambda: model[:2], f"'{name}' object is not subscriptable"),
        (lambda: list(model), f"'{name}' object is not iterable"),
        (lambda: len(model), f"object of type '{name}' has no len()"),
        (lambda: assign(model), f"'{name}' object does not support item assignment"),
    ):
        try:
            use()
        except TypeError as error:
            assert words in str(error), error
        else:
            raise AssertionError("nothing was raised")
