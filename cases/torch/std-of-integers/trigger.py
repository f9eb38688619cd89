import numpy as np
import torch
from torchvision.io import read_image
from torchvision.transforms import functional as F

# %%
image = read_image("cat.png")
mean = image.float().mean(dim=(1, 2))
std = image.std(dim=(1, 2))  # errata: hit


# %%
def spread(image):
    pixels = F.pil_to_tensor(image)
    return torch.std(pixels, dim=(1, 2))  # errata: hit


# %%
rewards = torch.tensor([1, 0, 3], dtype=torch.int64)
advantages = (rewards - rewards.float().mean()) / rewards.std()  # errata: hit

# %%
labels = table["label"].long()
variance = torch.var(labels)  # errata: hit

# %%
counts = torch.from_numpy(np.load("counts.npy")).to(torch.int32)
print(counts.var(unbiased=False))  # errata: hit

# %%
image = read_image("cat.png").float()
std = image.std(dim=(1, 2))  # errata: ok

# %%
image = read_image("cat.png")
std = image.float().std(dim=(1, 2))  # errata: ok


# %%
def spread(image):
    pixels = F.to_tensor(image)
    return torch.std(pixels, dim=(1, 2))  # errata: ok


# %%
rewards = torch.tensor([1, 0, 3], dtype=torch.float32)
advantages = (rewards - rewards.mean()) / rewards.std()  # errata: ok

# %%
image = read_image("cat.png")
image = image / 255
std = torch.std(image)  # errata: ok

# %%
counts = np.load("counts.npy").astype(np.int32)
print(counts.std())  # errata: ok
