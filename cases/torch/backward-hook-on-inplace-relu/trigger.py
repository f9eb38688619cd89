import torch
from torch import nn

# %%
act = nn.ReLU(inplace=True)
act.register_full_backward_hook(print)  # errata: hit

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU(inplace=True)
        self.relu.register_full_backward_hook(self.keep)  # errata: hit

# %%
layer = torch.nn.LeakyReLU(0.1, inplace=True)
handle = layer.register_full_backward_hook(lambda m, i, o: None)  # errata: hit

# %%
act = nn.ReLU(True)
act.register_full_backward_hook(hook)  # errata: hit

# %%
act = nn.ReLU()
act.register_full_backward_hook(print)  # errata: ok

# %%
act = nn.ReLU(inplace=True)
act.register_forward_hook(print)  # errata: ok

# %%
conv = nn.Conv2d(3, 8, 3)
conv.register_full_backward_hook(print)  # errata: ok

# %%
act = nn.ReLU(inplace=True)
act.inplace = False
act.register_full_backward_hook(print)  # errata: ok

# %%
act = nn.ReLU(inplace=True)
act.register_full_backward_pre_hook(hook)  # errata: hit

# %%
drop = nn.Dropout(0.1, True)
drop.register_full_backward_hook(hook)  # errata: hit

# %%
act = nn.ReLU(inplace=True)
act.register_backward_hook(hook)  # errata: ok

# %%
drop = nn.Dropout(0.1)
drop.register_full_backward_hook(hook)  # errata: ok

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3)
        self.relu = nn.ReLU(inplace=True)

    def forward(self, x):
        return self.relu(self.conv(x))


net = Net().eval()
net.relu.register_full_backward_hook(print)  # errata: hit
net.conv.register_forward_hook(print)  # errata: ok
for module in net.modules():
    if isinstance(module, nn.ReLU):
        module.register_full_backward_hook(print)  # errata: hit

# %%
from torchvision import models


class Guided:
    def __init__(self):
        for module in models.vgg16().modules():
            if isinstance(module, nn.ReLU):
                module.register_full_backward_hook(self.clip)  # errata: hit

    def clip(self, module, before, after):
        return (before[0].clamp(min=0),)


# %%
model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.ReLU(inplace=True), nn.Conv2d(8, 8, 3))
for module in model.modules():
    if isinstance(module, nn.ReLU):
        module.inplace = False
        module.register_full_backward_hook(print)  # errata: ok
