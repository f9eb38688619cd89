import cv2
import numpy as np
import torch
from torch import from_numpy

# %%
tensor = torch.from_numpy(image[:, :, ::-1])  # errata: hit

# %%
tensor = torch.from_numpy(np.flip(image, axis=1)).float()  # errata: hit

# %%
def load(path):
    image = cv2.imread(path)
    image = image[..., ::-1]
    return from_numpy(image).permute(2, 0, 1)  # errata: hit


# %%
def augment(image, mask):
    image = np.fliplr(image)
    mask = np.rot90(mask)
    return torch.from_numpy(image), 1  # errata: hit


# %%
class Images(torch.utils.data.Dataset):
    def __getitem__(self, index):
        self.rgb = self.images[index][::-1]
        return torch.from_numpy(self.rgb)  # errata: hit


# %%
tensor = torch.from_numpy(image[:, :, ::-1].copy())  # errata: ok

# %%
tensor = torch.from_numpy(np.ascontiguousarray(image[:, :, ::-1]))  # errata: ok

# %%
tensor = torch.from_numpy(np.flip(image, axis=1).copy())  # errata: ok

# %%
def load(path):
    image = cv2.imread(path)
    image = image[..., ::-1]
    image = image.astype("float32")
    return from_numpy(image).permute(2, 0, 1)  # errata: ok


# %%
def load(path):
    image = cv2.imread(path)[..., ::-1]
    return from_numpy(image / 255)  # errata: ok


# %%
def augment(image, flip):
    if flip:
        image = np.fliplr(image).copy()
    return torch.from_numpy(image)  # errata: ok


# %%
def augment(image, flip):
    if flip:
        image = image[::-1]
    image = np.ascontiguousarray(image)
    return torch.from_numpy(image)  # errata: ok


# %%
tensor = torch.from_numpy(image[::2])  # errata: ok
tensor = torch.from_numpy(image[:, :, [2, 1, 0]])  # errata: ok
tensor = torch.from_numpy(image).flip(2)  # errata: ok
tensor = torch.tensor(names[::-1])  # errata: ok

# %%
def rotate(image, k):
    return torch.from_numpy(np.rot90(image, k))  # errata: ok


# %%
def load(path):
    return torch.from_numpy(cv2.imread(path)[:, :, ::-1].transpose(2, 0, 1))  # errata: hit


# %%
def load(path):
    return torch.from_numpy(cv2.imread(path)[:, :, ::-1].transpose(2, 0, 1).copy())  # errata: ok
