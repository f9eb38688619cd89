import torch
import torch.nn.functional as F
from torch import nn

# %%
class Net(nn.Module):
    def forward(self, x):
        return F.dropout(x)  # errata: hit

# %%
class Net(nn.Module):
    def forward(self, x):
        x = F.relu(self.fc(x))
        x = F.dropout(x, p=0.2)  # errata: hit
        return self.out(x)

# %%
class Attention(torch.nn.Module):
    def attend(self, scores):
        return torch.nn.functional.dropout(scores.softmax(-1), self.rate)  # errata: hit

# %%
class Net(nn.Module):
    def forward(self, x):
        return F.dropout(x, training=self.training)  # errata: ok

# %%
class Net(nn.Module):
    def forward(self, x):
        return F.dropout(x, 0.5, self.training)  # errata: ok

# %%
class Net(nn.Module):
    def forward(self, x):
        if self.training:
            x = F.dropout(x, 0.5)  # errata: ok
        return x

# %%
class Prenet(nn.Module):
    def forward(self, x):
        return F.dropout(x, p=0.5, training=True)  # errata: ok

# %%
def corrupt(x):
    return F.dropout(x, 0.1)  # errata: ok

# %%
class Net(nn.Module):
    def forward(self, x, switch):
        if self.rate > 0 and self.training:
            x = F.dropout(x, self.rate)  # errata: ok
        if self.rate > 0 and switch:
            x = F.dropout(x, self.rate)  # errata: ok
        return x

# %%
class Net(nn.Module):
    def forward(self, x):
        if self.rate > 0:
            x = F.dropout(x, self.rate)  # errata: hit
        return x

# %%
class Net(nn.Module):
    def forward(self, x):
        return F.dropout2d(self.conv(x), p=0.2, inplace=True)  # errata: hit

# %%
class Net(nn.Module):
    def forward(self, x):
        return nn.Dropout(0.5)(torch.relu(self.fc(x)))  # errata: hit

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.dropout = nn.Dropout(0.5)

    def forward(self, x):
        x = F.alpha_dropout(x, 0.1)  # errata: ok
        return self.dropout(x)  # errata: ok

# %%
class Net(nn.Module):
    def forward(self, x, **options):
        return F.dropout1d(x, **options)  # errata: ok

# %%
class Net(nn.Module):
    def forward(self, x):
        p = 0.5 if self.training else 0.0
        return F.dropout(x, p)  # errata: ok

    def training_step(self, batch):
        return self(F.dropout(batch, 0.1)).mean()  # errata: ok

# %%
class Net(nn.Module):
    def forward(self, x):
        return self.fc(F.dropout(x, 0.0))  # errata: ok

    def augment(self, x):
        assert self.training
        return F.dropout(x, 0.1)  # errata: ok

# %%
class Net(nn.Module):
    def forward(self, x):
        training = self.training
        if training:
            x = F.dropout(x, 0.1)  # errata: ok
        return x

    def loss(self, x):
        return (self(F.dropout(x, 0.1)) - x).square().mean()  # errata: ok
