# releases: >=2.1
"""Since 2.1 the message is "Subclasses of Dataset should implement __getitem__."."""

from torch.utils.data import Dataset


class Points(Dataset):
    pass


try:
    Points()[0]
except NotImplementedError as error:
    assert str(error) == "Subclasses of Dataset should implement __getitem__."
else:
    raise AssertionError("nothing was raised")
