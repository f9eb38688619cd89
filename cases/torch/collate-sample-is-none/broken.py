"""Load images in batches; the data set returns None for a damaged one."""

import torch
from torch.utils.data import DataLoader, Dataset


class Images(Dataset):
    """Images, of which one cannot be read."""

    def __len__(self):
        return 8

    def __getitem__(self, index):
        try:
            return self.read(index)
        except OSError:
            return None

    def read(self, index):
        if index == 4:
            raise OSError("image %d is damaged" % index)
        return torch.full((3, 2, 2), float(index))


batches = [batch.shape[0] for batch in DataLoader(Images(), batch_size=4)]

result = torch.tensor(batches)
