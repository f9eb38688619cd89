import os

import mindspore as ms
from mindspore import load_checkpoint

# %%
params = ms.load_checkpoint("resnet50.pth")  # errata: hit

# %%
params = load_checkpoint("weights/pytorch_model.bin")  # errata: hit

# %%
PATH = "last.pt"
params = ms.load_checkpoint(PATH, net)  # errata: hit

# %%
params = ms.load_checkpoint("resnet50.ckpt")  # errata: ok
params = ms.load_checkpoint(path)  # errata: ok

# %%
import torch

state = torch.load("resnet50.pth")  # errata: ok
