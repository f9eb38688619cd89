"""islice gives the batch with a number; the samples of the batches before it are read as well."""

import itertools

from torch.utils.data import DataLoader, Dataset

read = []


class Numbers(Dataset):
    def __len__(self):
        return 12

    def __getitem__(self, index):
        read.append(index)
        return index


loader = DataLoader(Numbers(), batch_size=4)
batch = next(itertools.islice(loader, 2, None))
assert batch.tolist() == [8, 9, 10, 11]
assert read == list(range(12))
