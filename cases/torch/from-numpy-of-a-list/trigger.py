import numpy as np
import torch

# %%
images = [np.asarray(image) for image in files]
batch = torch.from_numpy(images)  # errata: hit


# %%
def collate(samples):
    rows = []
    for sample in samples:
        rows.append(sample.vector)
    return torch.from_numpy(rows)  # errata: hit


# %%
weights = torch.from_numpy([0.2, 0.8])  # errata: hit

# %%
images = [np.asarray(image) for image in files]
batch = torch.from_numpy(np.stack(images))  # errata: ok


# %%
def collate(samples):
    rows = []
    for sample in samples:
        rows.append(sample.vector)
    rows = np.array(rows)
    return torch.from_numpy(rows)  # errata: ok


# %%
batch = torch.tensor([0.2, 0.8])  # errata: ok
