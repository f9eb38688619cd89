import torch
from torch import nn

# %%
layer = nn.Conv2d(3, 8, 5, padding=(5 - 1) / 2)  # errata: hit


# %%
def block(inputs, outputs, kernel_size):
    padding = (kernel_size - 1) / 2
    return nn.Sequential(nn.Conv1d(inputs, outputs, kernel_size, padding=padding), nn.ReLU())  # errata: hit


# %%
class Encoder(torch.nn.Module):
    def __init__(self, kernel_size, factor):
        super().__init__()
        self.reduce = torch.nn.Conv2d(3, 8, kernel_size, factor / 2)  # errata: hit
        self.enlarge = torch.nn.ConvTranspose2d(8, 3, kernel_size, stride=2.0)  # errata: hit


# %%
layer = nn.Conv2d(3, 8, 5, padding=(5 - 1) // 2)  # errata: ok
layer = nn.Conv2d(3, 8, 5, padding=int((5 - 1) / 2))  # errata: ok
layer = nn.Conv2d(3, 8, 5, padding="same")  # errata: ok
layer = nn.Conv2d(3, 8, 5, 2, 2)  # errata: ok


# %%
def padded(kernel_size):
    padding = int(kernel_size / 2)
    return nn.Conv2d(3, 8, kernel_size, padding=padding)  # errata: ok
