# releases: >=2.10
"""A subclass without an `__init__` takes no argument; a `Dataset` that hands its data on has the words of this case."""

from torch.utils.data import Dataset, Sampler


class Plain(Sampler):
    """A sampler without an `__init__`."""


class Data(Dataset):
    """A dataset that hands on what it is given."""

    def __init__(self, rows):
        super().__init__(rows)


for make, words in (
    (Plain, "takes no arguments"),
    (Data, "object.__init__() takes exactly one argument"),
):
    try:
        make([1, 2, 3])
    except TypeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
