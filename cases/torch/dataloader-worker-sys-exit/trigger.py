import sys

from torch.utils.data import Dataset

# %%
class Images(Dataset):
    def __getitem__(self, index):
        if index in self.bad:
            sys.exit(1)  # errata: hit
        return self.rows[index]

# %%
class Rows(Dataset):
    def read(self, path):
        if not path.exists():
            exit()  # errata: hit
        return path.read_text()

    def __getitem__(self, index):
        return self.read(self.paths[index])

# %%
import torch


class Words(torch.utils.data.Dataset):
    def __getitem__(self, index):
        try:
            return self.words[index]
        except KeyError:
            quit(2)  # errata: hit

# %%
class Images(Dataset):
    def __init__(self, path):
        if not path.exists():
            sys.exit("no data")  # errata: ok

    def __getitem__(self, index):
        raise IndexError(index)

# %%
def main():
    sys.exit(1)  # errata: ok

# %%
class Images(Dataset):
    def __getitem__(self, index):
        return self.exit(index)  # errata: ok
