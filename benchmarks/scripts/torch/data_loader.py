"""Two worker processes feed a dataset in order."""

import torch
from torch.utils.data import DataLoader, Dataset


class Squares(Dataset):
    def __len__(self):
        return 32

    def __getitem__(self, index):
        return torch.tensor(index**2)


if __name__ == "__main__":
    batches = list(DataLoader(Squares(), batch_size=8, num_workers=2))
    assert torch.cat(batches).tolist() == [index**2 for index in range(32)]
    result = batches[-1]
