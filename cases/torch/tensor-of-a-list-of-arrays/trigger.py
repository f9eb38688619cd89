import numpy as np
import torch

# %%
batch = torch.tensor([np.load(path) for path in paths])  # errata: hit


# %%
def collate(samples):
    images = [np.asarray(image).astype("float32") for image in samples]
    return torch.as_tensor(images)  # errata: hit


# %%
def states(replay):
    found = []
    for entry in replay:
        found.append(np.array(entry.state))
    return torch.FloatTensor(found)  # errata: hit


# %%
masks = []
for size in sizes:
    masks.append(np.zeros((size, size)))
masks = torch.tensor(masks, dtype=torch.float32)  # errata: hit

# %%
batch = torch.tensor(np.stack([np.load(path) for path in paths]))  # errata: ok

# %%
lengths = torch.tensor([len(each) for each in texts])  # errata: ok
means = torch.tensor([np.mean(each) for each in rows])  # errata: ok

# %%
batch = torch.stack([torch.from_numpy(np.load(path)) for path in paths])  # errata: ok

# %%
found = []
for entry in replay:
    found.append(np.array(entry.state))
found = np.stack(found)
states = torch.tensor(found)  # errata: ok


# %%
def as_tensor(value=[np.zeros(3)]):
    if isinstance(value[0], np.ndarray):
        value = np.array(value)
    return torch.tensor(value)  # errata: ok
