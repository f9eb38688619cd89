import sys

from torch.utils.data import DataLoader, Dataset, IterableDataset

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

# %%
class Lines(IterableDataset):
    def __iter__(self):
        for line in self.lines:
            if not line:
                raise SystemExit("an empty line")  # errata: hit
            yield line

# %%
class Tool(Dataset):
    def __getitem__(self, index):
        try:
            return self.read(index)
        except SystemExit as error:
            raise RuntimeError("the tool failed") from error

    def read(self, index):
        sys.exit(3)  # errata: ok

# %%
class Rows(Dataset):
    def __getitem__(self, index):
        if index == 2:
            sys.exit("stopped on purpose")  # errata: ok
        return index


for batch in DataLoader(Rows(), batch_size=2):
    print(batch)
