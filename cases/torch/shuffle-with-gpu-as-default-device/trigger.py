import torch
from torch.utils.data import DataLoader, random_split

# %%
torch.set_default_device("cuda")
loader = DataLoader(data, batch_size=8, shuffle=True)  # errata: hit

# %%
torch.set_default_device("cuda:0")
train, valid = random_split(data, [0.8, 0.2])  # errata: hit


# %%
DEVICE = "cuda"


def main():
    torch.set_default_device(DEVICE)
    return torch.utils.data.DataLoader(data, 8, True)  # errata: hit


# %%
torch.set_default_device("cuda")
loader = DataLoader(data, batch_size=8, shuffle=True, generator=torch.Generator("cuda"))  # errata: ok

# %%
torch.set_default_device("cpu")
loader = DataLoader(data, batch_size=8, shuffle=True)  # errata: ok

# %%
torch.set_default_device("cuda")
loader = DataLoader(data, batch_size=8)  # errata: ok
