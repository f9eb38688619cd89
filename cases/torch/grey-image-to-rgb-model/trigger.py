import torch
import torchvision
from torch import nn

# %%
model = torchvision.models.resnet18()
out = model(torch.rand(1, 1, 224, 224))  # errata: hit

# %%
net = nn.Sequential(nn.Conv2d(3, 8, 3), nn.ReLU()).eval()
image = torch.randn(8, 1, 28, 28)
y = net(image)  # errata: hit


# %%
class Runner:
    def __init__(self):
        self.conv = nn.Conv2d(3, 16, 5)

    def run(self):
        return self.conv(torch.zeros(2, 1, 32, 32))  # errata: hit


# %%
model = torchvision.models.resnet18()
out = model(torch.rand(1, 3, 224, 224))  # errata: ok

# %%
net = nn.Conv2d(1, 8, 3)
y = net(torch.randn(8, 1, 28, 28))  # errata: ok

# %%
model = torchvision.models.resnet18()
out = model(torch.rand(1, 1, 224, 224).expand(-1, 3, -1, -1))  # errata: ok

# %%
model = torchvision.models.resnet18()
model.conv1 = nn.Conv2d(1, 64, 7, stride=2, padding=3, bias=False)
out = model(torch.rand(1, 1, 224, 224))  # errata: ok

# %%
net = nn.Sequential(nn.Conv2d(3, 8, 3), nn.ReLU())
net[0] = nn.Conv2d(1, 8, 3)
out = net(torch.rand(1, 1, 28, 28))  # errata: ok

# %%
model = torchvision.models.mobilenet_v2()
model.features[0][0] = nn.Conv2d(1, 32, 3, stride=2, padding=1, bias=False)
out = model(torch.rand(1, 1, 224, 224))  # errata: ok

# %%
model = torchvision.models.densenet121()
model.features.conv0 = nn.Conv2d(1, 64, 7, stride=2, padding=3, bias=False)
out = model(torch.rand(1, 1, 224, 224))  # errata: ok

# %%
features = nn.Sequential(nn.Conv2d(in_channels=3, out_channels=8, kernel_size=3), nn.ReLU())
spectrogram = torch.zeros((2, 1, 64, 100))
out = features(spectrogram)  # errata: hit

# %%
conv = nn.Conv2d(3, 8, 3)
rgba = torch.rand(1, 4, 32, 32)
out = conv(rgba)  # errata: hit

# %%
net = nn.Conv2d(in_channels=1, out_channels=8, kernel_size=3)
out = net(torch.zeros((8, 1, 28, 28)))  # errata: ok


# %%
net = nn.Conv2d(3, 8, 3)
grey = torch.rand(2, 1, 16, 16)
try:
    out = net(grey)  # errata: ok
except RuntimeError:
    out = net(grey.expand(-1, 3, -1, -1))

# %%
class LeNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 6, kernel_size=5)
        self.conv2 = nn.Conv2d(6, 16, kernel_size=5)

    def forward(self, x):
        x = torch.relu(self.conv1(x))  # errata: hit
        return self.conv2(x)


net = LeNet()
out = net(torch.rand(16, 1, 28, 28))


# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3)

    def forward(self, x):
        if x.shape[1] == 1:
            x = x.repeat(1, 3, 1, 1)
        return self.conv(x)


out = Net().eval()(torch.rand(2, 1, 16, 16))  # errata: ok


# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.lift = nn.Conv2d(1, 3, 1)
        self.conv = nn.Conv2d(3, 8, 3)

    def forward(self, x):
        x = self.lift(x)
        return self.conv(x)


net = Net()
out = net(torch.rand(2, 1, 16, 16))  # errata: ok
