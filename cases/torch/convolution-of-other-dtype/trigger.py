import cv2
import numpy as np
import torch
from PIL import Image
from torch import nn

# %%
model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.ReLU())
image = torch.from_numpy(cv2.imread("a.png")).permute(2, 0, 1)[None]
out = model(image)  # errata: hit

# %%
conv = nn.Conv2d(3, 8, 3)
image = np.array(Image.open("a.png"))
batch = torch.from_numpy(image).permute(2, 0, 1).unsqueeze(0)
features = conv(batch)  # errata: hit

# %%
import torchvision

net = torchvision.models.resnet18().eval()
pixels = np.zeros((1, 3, 224, 224), dtype=np.uint8)
out = net(torch.from_numpy(pixels))  # errata: hit

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3)

    def forward(self, x):
        return self.conv(x)


net = Net()
x = torch.from_numpy(cv2.imread("a.png")).permute(2, 0, 1)
out = net(x)  # errata: hit

# %%
model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.ReLU())
image = torch.from_numpy(cv2.imread("a.png")).permute(2, 0, 1)[None].float() / 255
out = model(image)  # errata: ok

# %%
conv = nn.Conv2d(3, 8, 3)
batch = torch.from_numpy(np.array(Image.open("a.png"))).permute(2, 0, 1).unsqueeze(0).to(torch.float32)
features = conv(batch)  # errata: ok

# %%
conv = nn.Conv2d(3, 8, 3)
image = torch.from_numpy(np.zeros((1, 3, 8, 8), dtype=np.float32))
features = conv(image)  # errata: ok

# %%
embed = nn.Embedding(256, 8)
pixels = torch.from_numpy(cv2.imread("a.png"))
features = embed(pixels)  # errata: ok
