"""The tensor is flipped, in place of the array."""

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Images(Dataset):
    """Images with their channels in the order RGB."""

    def __len__(self):
        return 8

    def __getitem__(self, index):
        image = np.random.RandomState(index).rand(6, 6, 3).astype("float32")
        image = torch.from_numpy(image).flip(2)
        return image.permute(2, 0, 1)


torch.manual_seed(0)
model = nn.Conv2d(3, 2, 3)
outputs = [model(images).detach() for images in DataLoader(Images(), batch_size=4)]

result = torch.cat(outputs)
assert result.shape == (8, 2, 4, 4)
