"""`_getitem_`, `__get_item__` and `getitem` are other methods, and a `__getitem__` that is indented into another method is none of the class."""

from torch.utils.data import Dataset


class Indented(Dataset):
    def __len__(self):
        return 3

        def __getitem__(self, index):
            return index


def get(self, index):
    return index


classes = [type("Points", (Dataset,), {name: get}) for name in ("_getitem_", "__get_item__", "getitem")]
for data_set in [Indented()] + [one() for one in classes]:
    try:
        data_set[0]
    except NotImplementedError:
        pass
    else:
        raise AssertionError("nothing was raised")
assert type("Points", (Dataset,), {"__getitem__": get})()[0] == 0
