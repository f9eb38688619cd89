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
        return self.conv(x)  # errata: hit


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

# %%
img = np.random.rand(3, 32, 32)
conv = nn.Conv2d(3, 8, 3)
x = torch.from_numpy(img).unsqueeze(0)
y = conv(x)  # errata: hit

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv1d(1, 4, 3)

    def forward(self, x):
        return self.conv(x)  # errata: hit


signal = torch.arange(16, dtype=torch.float64).view(1, 1, 16)
model = Net()
out = model(signal)

# %%
frames = torch.randint(0, 256, (2, 3, 16, 16), dtype=torch.uint8)
backbone = nn.Sequential(nn.Conv2d(3, 8, 3, padding=1), nn.ReLU())
with torch.no_grad():
    feats = backbone(frames)  # errata: hit

# %%
img = np.random.rand(3, 32, 32)
conv = nn.Conv2d(3, 8, 3).double()
x = torch.from_numpy(img).unsqueeze(0)
y = conv(x)  # errata: ok

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3)

    def forward(self, x):
        x = x.to(self.conv.weight.dtype) / 255
        return self.conv(x)


frames = torch.randint(0, 256, (2, 3, 16, 16), dtype=torch.uint8)
y = Net()(frames)  # errata: ok

# %%
torch.set_default_dtype(torch.float64)
model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.ReLU())
y = model(torch.from_numpy(np.random.rand(1, 3, 8, 8)))  # errata: ok
torch.set_default_dtype(torch.float32)

# %%
class AtariNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(4, 16, 8)

    def forward(self, x):
        return self.conv(x / 255.0)


frames = torch.zeros(1, 4, 84, 84, dtype=torch.uint8)
net = AtariNet()
values = net(frames)  # errata: ok

# %%
from models import UNet

unet = UNet(3, 2)
images = torch.from_numpy(np.zeros((2, 3, 8, 8), dtype=np.uint8))
masks = unet(images)  # errata: hit

# %%
conv = nn.Conv2d(3, 4, 3, dtype=torch.float64)
y = conv(torch.from_numpy(np.random.rand(1, 3, 8, 8)))  # errata: ok

# %%
class EmbedNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(256, 4)

    def forward(self, x):
        return self.embed(x.long())


net = EmbedNet()
y = net(torch.zeros(1, 8, dtype=torch.uint8))  # errata: ok

# %%
class VideoNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3)
        self.register_buffer("mean", torch.zeros(3, 1, 1))

    def forward(self, x):
        return self.conv(x - self.mean)


frames = torch.randint(0, 256, (2, 3, 16, 16), dtype=torch.uint8)
net = VideoNet()
y = net(frames)  # errata: ok

# %%
conv = nn.Conv2d(3, 8, 3)
img = np.random.rand(3, 32, 32)
y = conv(torch.tensor(img).unsqueeze(0))  # errata: hit

# %%
conv = nn.Conv2d(3, 8, 3)
img = np.random.rand(1, 3, 32, 32)
y = conv(torch.tensor(img, dtype=torch.float32))  # errata: ok
z = conv(torch.Tensor(img))  # errata: ok
