"""Any other exception comes through, an IndexError too."""

import torch
from torch.utils.data import DataLoader, Dataset


class Captioned(Dataset):
    """Four images and two captions."""

    def __init__(self, error):
        self.captions = iter([10, 11])
        self.error = error

    def __len__(self):
        return 4

    def __getitem__(self, index):
        try:
            return torch.tensor([index, next(self.captions)])
        except StopIteration:
            raise self.error("no caption for image %d" % index) from None


for error in (RuntimeError, IndexError):
    try:
        list(DataLoader(Captioned(error), batch_size=1))
    except error as raised:
        assert "no caption for image 2" in str(raised)
    else:
        raise AssertionError("nothing was raised")
