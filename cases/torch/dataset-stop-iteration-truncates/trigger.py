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

# %%
from torch.utils.data import DataLoader


class Noisy(Dataset):
    def __init__(self, x, noise_loader):
        self.x = x
        self.noise = iter(noise_loader)

    def __len__(self):
        return len(self.x)

    def __getitem__(self, idx):
        noise = self.noise.__next__()  # errata: hit
        return self.x[idx] + noise


out = list(DataLoader(Noisy(torch.randn(5), DataLoader(torch.randn(2)))))

# %%
class Restarted(Dataset):
    def __init__(self, images, captions):
        self.images = images
        self.source = captions
        self.captions = iter(captions)

    def __len__(self):
        return len(self.images)

    def __getitem__(self, index):
        caption = next(self.captions, None)  # errata: ok
        if caption is None:
            self.captions = iter(self.source)
            caption = next(self.captions)  # errata: ok
        return self.images[index], caption

# %%
from torch.utils.data import DataLoader


def forever(values):
    while True:
        yield from values


class Repeated(Dataset):
    def __init__(self):
        self.values = forever([1, 2])

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return next(self.values)  # errata: ok


out = len(list(DataLoader(Repeated())))
