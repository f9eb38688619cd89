import paddle
from paddle.io import DataLoader, Dataset

# %%
class Rows(Dataset):
    def __getitem__(self, index):
        return self.rows[index]


loader = DataLoader(Rows(), batch_size=2)  # errata: hit

# %%
class Images(paddle.io.Dataset):
    def __init__(self, paths):
        self.paths = paths

    def __getitem__(self, index):
        return read(self.paths[index])


data = Images(paths)
for batch in paddle.io.DataLoader(data, batch_size=8, drop_last=True):  # errata: hit
    train(batch)

# %%
class Words(Dataset):
    def __getitem__(self, index):
        return self.words[index]


def main():
    words = Words()
    return DataLoader(dataset=words, batch_size=4)  # errata: hit

# %%
class Rows(Dataset):  # errata: ok
    def __getitem__(self, index):
        raise NotImplementedError

# %%
class Rows(Dataset):
    def __getitem__(self, index):
        return self.rows[index]

    def __len__(self):
        return len(self.rows)


loader = DataLoader(Rows(), batch_size=2)  # errata: ok

# %%
class Base(Dataset):
    def __getitem__(self, index):
        return self.rows[index]


class Child(Base):
    def __len__(self):
        return 3


loader = DataLoader(Child(), batch_size=2)  # errata: ok


# %%
class Base(Dataset):
    def __len__(self):
        return len(self.rows)


class Scaled(Base):
    def __getitem__(self, index):
        return self.rows[index] / 255


loader = DataLoader(Scaled(), batch_size=2)  # errata: ok


# %%
class Endless(Dataset):
    def __getitem__(self, index):
        return draw(index)


loader = DataLoader(Endless(), batch_sampler=[[0, 1], [2, 3]])  # errata: ok
