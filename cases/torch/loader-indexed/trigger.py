import torch
from torch.utils.data import DataLoader

# %%
loader = DataLoader(data, batch_size=8)
x, y = loader[0]  # errata: hit


# %%
class Trainer:
    def __init__(self, data):
        self.loader = torch.utils.data.DataLoader(data, batch_size=8, shuffle=True)

    def sample(self):
        return self.loader[-1]  # errata: hit


# %%
batches = DataLoader(data)[:10]  # errata: hit

# %%
loader = DataLoader(data, batch_size=8)
x, y = next(iter(loader))  # errata: ok

# %%
loader = DataLoader(data, batch_size=8)
x, y = loader.dataset[0]  # errata: ok

# %%
loaders = {"train": DataLoader(data, batch_size=8)}
for x, y in loaders["train"]:  # errata: ok
    pass
