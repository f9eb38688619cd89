# releases: <2.1
"""Before 2.1 the error has no words."""

from torch.utils.data import Dataset


class Points(Dataset):
    pass


try:
    Points()[0]
except NotImplementedError as error:
    assert str(error) == ""
else:
    raise AssertionError("nothing was raised")
