import torch
import torch.nn as nn
from torch import optim

# %%
model = nn.Sequential(nn.Linear(8, 8), nn.Dropout(0.5), nn.Linear(8, 2))
optimizer = optim.Adam(model.parameters())
for x, y in loader:
    nn.functional.cross_entropy(model(x), y).backward()
    optimizer.step()
with torch.no_grad():
    accuracy = (model(test_x).argmax(1) == test_y).float().mean()  # errata: hit


# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3)
        self.norm = nn.BatchNorm2d(8)

    def forward(self, x):
        return self.norm(self.conv(x)).mean((2, 3))


def main():
    net = Net()
    optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
    for x, y in train_loader:
        nn.functional.cross_entropy(net(x), y).backward()
        optimizer.step()
    right = 0
    with torch.no_grad():
        for x, y in test_loader:
            output = net(x)  # errata: hit
            right += (output.argmax(1) == y).sum().item()


# %%
model = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8), nn.Linear(8, 2))
optimizer = optim.AdamW(model.parameters())
model(x).mean().backward()
with torch.inference_mode():
    scores = model(x)  # errata: hit

# %%
model = nn.Sequential(nn.Linear(8, 8), nn.Dropout(0.5), nn.Linear(8, 2))
optimizer = optim.Adam(model.parameters())
model(x).mean().backward()
model.eval()
with torch.no_grad():
    scores = model(x)  # errata: ok

# %%
model = nn.Sequential(nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 2))
optimizer = optim.Adam(model.parameters())
model(x).mean().backward()
with torch.no_grad():
    scores = model(x)  # errata: ok

# %%
model = nn.Sequential(nn.Linear(8, 8), nn.Dropout(0.5), nn.Linear(8, 2))
optimizer = optim.Adam(model.parameters())
model.train(True)
model(x).mean().backward()
model.train(False)
with torch.no_grad():
    scores = model(x)  # errata: ok
