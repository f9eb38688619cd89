import numpy as np
import torch
from torch import nn


# %%
class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.project = nn.Linear(4, 8)

    def forward(self, x):
        hidden = self.project(x)
        return hidden.view(hidden.size[0], -1)  # errata: hit


# %%
images = torch.rand(4, 3, 8, 8)
count = images.size[0]  # errata: hit

# %%
weights = torch.tensor[0.1, 0.9]  # errata: hit

# %%
both = torch.cat[images, images]  # errata: hit

# %%
images = torch.rand(4, 3, 8, 8)
count = images.size(0)  # errata: ok
height = images.size()[2]  # errata: ok


# %%
def resized(image):
    return image.resize((image.size[0] // 2, image.size[1] // 2))  # errata: ok


# %%
weights = torch.tensor([0.1, 0.9])[0]  # errata: ok
kinds: "list[torch.Tensor]" = []
total = np.zeros((2, 3)).size  # errata: ok
