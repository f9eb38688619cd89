import torch
from torch import nn

features = []


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3)
        self.relu = nn.ReLU(inplace=True)

# %%
net.conv.register_forward_hook(lambda m, i, out: features.append(out.detach()))  # errata: hit

# %%
layer.register_forward_hook(lambda module, args, output: kept.append(output))  # errata: hit

# %%
def collect(layer):
    layer.register_forward_hook(lambda m, i, o: features.append(o.detach()))  # errata: hit

# %%
net.conv.register_forward_hook(lambda m, i, out: features.append(out.clone()))  # errata: ok

# %%
net.conv.register_forward_hook(lambda m, i, out: features.append(out.detach().cpu().clone()))  # errata: ok

# %%
net.conv.register_forward_hook(lambda m, i, out: print(out.shape))  # errata: ok

# %%
def keep(module, args, output):
    features.append(output.detach().clone())


net.conv.register_forward_hook(keep)  # errata: ok
