import torch
from torch import nn
from torch.export import export

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
program = torch.export.export(model, (x,))  # errata: hit

# %%
def convert(x):
    net = torch.nn.Sequential(torch.nn.Dropout(p=0.1), torch.nn.Linear(2, 2))
    return export(net, args=(x,))  # errata: hit

# %%
layer = nn.Dropout(0.3)
program = export(layer, (x,), strict=False)  # errata: hit

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
model.eval()
program = torch.export.export(model, (x,))  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5)).eval()
program = torch.export.export(model, (x,))  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.ReLU())
program = torch.export.export(model, (x,))  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
program = torch.export.export(model.eval(), (x,))  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5)).train(False)
program = torch.export.export(model, (x,))  # errata: ok

# %%
class Trainer:
    def export(self, x):
        self.model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
        self.eval()
        return export(self.model, (x,))  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.0))
program = torch.export.export(model, (x,))  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
program = torch.export.export(mod=model, args=(x,))  # errata: hit

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
for module in model.modules():
    module.training = False
program = torch.export.export(model, (x,))  # errata: ok

# %%
from torch.ao.quantization import move_exported_model_to_eval

model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
program = torch.export.export(model, (x,)).module()  # errata: ok
move_exported_model_to_eval(program)

# %%
import torch.nn as nn
import torch.nn.functional as F


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 4, 3)
        self.bn = nn.BatchNorm2d(4)
        self.drop = nn.Dropout(0.3)
        self.fc = nn.Linear(4, 2)

    def forward(self, x):
        x = F.relu(self.bn(self.conv(x))).mean(dim=(2, 3))
        return self.fc(self.drop(x))


net = Classifier()
ep = export(net, (torch.randn(2, 1, 8, 8),))  # errata: hit
torch.export.save(ep, "model.pt2")

# %%
import torch.nn as nn


class Frozen(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(4, 4), nn.Dropout(0.5))
        self.eval()

    def forward(self, x):
        return self.body(x)


program = torch.export.export(Frozen(), (torch.randn(2, 4),))  # errata: ok

# %%
import torch.nn as nn


class Body(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 4)
        self.drop = nn.Dropout(0.1)

    def forward(self, x):
        return self.fc(x)


body = Body()
program = torch.export.export(body, (torch.randn(2, 4),))  # errata: ok

# %%
import torch.nn as nn


class Net(nn.Module):
    def __init__(self, dropout):
        super().__init__()
        self.fc = nn.Linear(4, 4)
        self.drop = nn.Dropout(dropout) if dropout > 0 else nn.Identity()

    def forward(self, x):
        return self.drop(self.fc(x))


net = Net(0.0)
program = torch.export.export(net, (torch.randn(2, 4),))  # errata: ok

# %%
model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.ReLU())
program = torch.export.export(model, (x,))  # errata: hit

# %%
model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.Dropout2d(0.2))
program = torch.export.export(model, (x,))  # errata: hit

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(p=0))
program = torch.export.export(model, (x,))  # errata: ok

# %%
def set_mode(net, training):
    net.train(training)


model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
set_mode(model, False)
program = torch.export.export(model, (x,))  # errata: ok
