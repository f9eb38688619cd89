"""With workers the text begins with "Caught NotImplementedError in DataLoader worker process 0."."""

from torch.utils.data import DataLoader, Dataset


class Points(Dataset):
    def __len__(self):
        return 3


try:
    list(DataLoader(Points(), num_workers=1))
except NotImplementedError as error:
    assert str(error).startswith("Caught NotImplementedError in DataLoader worker process 0.")
else:
    raise AssertionError("nothing was raised")
