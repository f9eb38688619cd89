# releases: >=2.10
"""The class has no `__init__` of its own; None and the keyword `data_source` are refused."""

from torch.utils.data import Sampler

assert "__init__" not in vars(Sampler)


class Own(Sampler):
    """A sampler that hands on what it is given."""

    def __init__(self, *arguments, **keywords):
        super().__init__(*arguments, **keywords)


for arguments, keywords in (([None], {}), ([], {"data_source": None}), ([], {"data_source": [1]})):
    try:
        Own(*arguments, **keywords)
    except TypeError as error:
        assert str(error).startswith("object.__init__() takes exactly one argument")
    else:
        raise RuntimeError("nothing was raised")
Own()
