import torch
import torch.nn.functional as F
from torch import nn

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.pool = nn.AdaptiveAvgPool2d(1)

    def forward(self, x):
        return self.fc(self.pool(x).squeeze())  # errata: hit

# %%
features = F.adaptive_avg_pool2d(x, (1, 1)).squeeze()  # errata: hit

# %%
pool = torch.nn.AdaptiveAvgPool2d((1, 1))
features = pool(body(x)).squeeze()  # errata: hit

# %%
pool = nn.AdaptiveAvgPool2d(1)
features = pool(x).flatten(1)  # errata: ok

# %%
pool = nn.AdaptiveAvgPool2d(1)
features = pool(x).squeeze(-1).squeeze(-1)  # errata: ok

# %%
features = F.adaptive_avg_pool2d(x, 7).squeeze()  # errata: ok

# %%
class Head(nn.Module):
    def __init__(self):
        super().__init__()
        self.pool = nn.AdaptiveAvgPool2d(1)

    def forward(self, x):
        x = self.pool(x)
        return self.fc(x.squeeze())  # errata: hit

# %%
pool = nn.AdaptiveAvgPool2d((1, 1))
features = torch.squeeze(pool(x))  # errata: hit

# %%
pool = nn.AdaptiveAvgPool2d(1)
x = pool(x)
features = x.squeeze(-1)  # errata: ok

# %%
pool = nn.AdaptiveAvgPool2d(1)
scores = fc(pool(x).flatten(1))
scores = scores.squeeze()  # errata: ok
