"""A Sequential indexed by a name says "'str' object cannot be interpreted as an integer", one past the end "index 2 is out of range"."""

from collections import OrderedDict

from torch import nn

model = nn.Sequential(OrderedDict(hidden=nn.Linear(8, 4), head=nn.Linear(4, 2)))
for index, kind, words in (
    ("head", TypeError, "'str' object cannot be interpreted as an integer"),
    (2, IndexError, "index 2 is out of range"),
):
    try:
        model[index]
    except kind as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
assert model.head is model[1]
