import contextlib
import itertools

import torch
from torch.utils.data import Dataset

# %%
class Stream(Dataset):
    def __init__(self, rows):
        self.rows = iter(rows)

    def __getitem__(self, index):
        return next(self.rows)  # errata: hit

# %%
class Pages(torch.utils.data.Dataset):
    def __getitem__(self, index):
        line = next(self.reader)  # errata: hit
        return self.encode(line)

# %%
class Shards(Dataset):
    def __getitem__(self, index):
        sample = next(self.iterators[index % 4])  # errata: hit
        return sample

# %%
class Stream(Dataset):
    def __getitem__(self, index):
        return next(self.rows, None)  # errata: ok

# %%
class Stream(Dataset):
    def __getitem__(self, index):
        try:
            return next(self.rows)  # errata: ok
        except StopIteration:
            raise IndexError(index)

# %%
class Stream(torch.utils.data.IterableDataset):
    def __next__(self):
        return next(self.rows)  # errata: ok

# %%
class Endless(Dataset):
    def __init__(self, rows):
        self.rows = itertools.cycle(rows)

    def __getitem__(self, index):
        return next(self.rows)  # errata: ok

# %%
class Stream(Dataset):
    def __getitem__(self, index):
        try:
            return next(self.rows)  # errata: ok
        except (StopIteration, OSError):
            return None

# %%
class Stream(Dataset):
    def __getitem__(self, index):
        try:
            return next(self.rows)  # errata: ok
        except Exception:
            return None

# %%
class Stream(Dataset):
    def __getitem__(self, index):
        with contextlib.suppress(StopIteration):
            return next(self.rows)  # errata: ok
        return None

# %%
class Pairs(Dataset):
    def __getitem__(self, index):
        for _ in range(2):
            row = next(self.rows)  # errata: hit
        return row
