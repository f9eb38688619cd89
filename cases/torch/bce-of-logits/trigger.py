import torch
from torch import nn

# %%
model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1))
criterion = nn.BCELoss()
out = model(x)
loss = criterion(out, y)  # errata: hit

# %%
net = torch.nn.Sequential(torch.nn.Linear(4, 1))
bce = torch.nn.BCELoss(reduction="sum")
loss = bce(net(x), y)  # errata: hit

# %%
def train(x, y):
    model = nn.Sequential(nn.Flatten(), nn.Linear(784, 10)).to(device)
    criterion = nn.BCELoss()
    output = model(x)
    return criterion(output, y)  # errata: hit

# %%
model = nn.Sequential(nn.Linear(4, 1), nn.Sigmoid())
criterion = nn.BCELoss()
out = model(x)
loss = criterion(out, y)  # errata: ok

# %%
model = nn.Sequential(nn.Linear(4, 1))
criterion = nn.BCEWithLogitsLoss()
out = model(x)
loss = criterion(out, y)  # errata: ok

# %%
model = nn.Sequential(nn.Linear(4, 1))
criterion = nn.BCELoss()
out = torch.sigmoid(model(x))
loss = criterion(out, y)  # errata: ok

# %%
model = nn.Sequential(nn.Linear(4, 1))
criterion = nn.BCELoss()
loss = criterion(model(x).sigmoid(), y)  # errata: ok

# %%
model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1))
model = nn.Sequential(model, nn.Sigmoid())
criterion = nn.BCELoss()
loss = criterion(model(x), y)  # errata: ok

# %%
model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1))
model.append(nn.Sigmoid())
criterion = nn.BCELoss()
loss = criterion(model(x), y)  # errata: ok

# %%
model = nn.Sequential(nn.Linear(4, 1))
model.add_module("sigmoid", nn.Sigmoid())
criterion = nn.BCELoss()
loss = criterion(model(x), y)  # errata: ok

# %%
model = nn.Sequential(nn.Linear(4, 1))
criterion = nn.BCELoss()
out = model(x)
out.sigmoid_()
loss = criterion(out, y)  # errata: ok

# %%
model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1))
model[2] = nn.Sequential(nn.Linear(8, 1), nn.Sigmoid())
criterion = nn.BCELoss()
loss = criterion(model(x), y)  # errata: ok

# %%
model = nn.Sequential(nn.Linear(4, 1))
model.extend([nn.Sigmoid()])
criterion = nn.BCELoss()
loss = criterion(model(x), y)  # errata: ok

# %%
import torch.nn as nn
import torch.nn.functional as F

head = nn.Linear(6, 3)
x = torch.randn(5, 6) * 10
target = torch.randint(0, 2, (5, 3)).float()
logits = head(x)
loss = F.binary_cross_entropy(logits, target)  # errata: hit

# %%
import torch.nn as nn
import torch.nn.functional as F

model = nn.Linear(4, 2)
criterion = nn.BCELoss()
outputs = model(torch.randn(3, 4))
probs = F.softmax(outputs, dim=1)
loss = criterion(probs[:, 1], torch.ones(3))  # errata: ok

# %%
import torch.nn as nn
import torch.nn.functional as F

model = nn.Linear(3, 1)
x = torch.randn(4, 3)
out = model(x)
torch.sigmoid_(out)
loss = F.binary_cross_entropy(out, torch.ones(4, 1))  # errata: ok

# %%
head = nn.Linear(4, 1)
criterion = nn.BCELoss()
out = head(x).squeeze(1)
loss = criterion(out, y)  # errata: hit
loss = criterion(head(x).view(-1), y)  # errata: hit
loss = nn.functional.binary_cross_entropy(input=head(x), target=y)  # errata: hit
loss = criterion(torch.sigmoid(head(x)).squeeze(1), y)  # errata: ok

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.hidden = nn.Linear(4, 8)
        self.out = nn.Linear(8, 1)

    def forward(self, x):
        x = torch.relu(self.hidden(x))
        return self.out(x)


net = Net().to(device)
criterion = nn.BCELoss()
for x, y in loader:
    out = net(x).squeeze(1)
    loss = criterion(out, y)  # errata: hit


# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 8)
        self.head = nn.Sequential(nn.ReLU(), nn.Linear(8, 1))

    def forward(self, x):
        return self.head(self.body(x))


def train(loader):
    model = Net()
    criterion = nn.BCELoss()
    for x, y in loader:
        loss = criterion(model(x), y)  # errata: hit


# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.out = nn.Linear(8, 1)

    def forward(self, x):
        return torch.sigmoid(self.out(x))  # errata: ok


net = Net()
loss = nn.BCELoss()(net(x), y)


# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.out = nn.Linear(8, 1)

    def forward(self, x):
        return self.out(x)  # errata: ok


net = Net()
criterion = nn.BCELoss()
loss = criterion(torch.sigmoid(net(x)), y)


# %%
class Generator(nn.Module):
    def __init__(self):
        super().__init__()
        self.out = nn.Linear(8, 4)

    def forward(self, x):
        return self.out(x)  # errata: ok


class Critic(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(4, 1), nn.Sigmoid())

    def forward(self, x):
        return self.net(x)  # errata: ok


generator, critic = Generator(), Critic()
criterion = nn.BCELoss()
fake = generator(z)
loss = criterion(critic(fake), y)


# %%
class Head(nn.Module):
    def __init__(self, logits):
        super().__init__()
        self.out = nn.Linear(8, 1)
        self.sigmoid = nn.Sigmoid()
        self.logits = logits

    def forward(self, x):
        if self.logits:
            return self.out(x)  # errata: ok
        return torch.sigmoid(self.out(x))


head = Head(logits=False)
criterion = nn.BCELoss()
loss = criterion(head(x), y)


# %%
class Head(nn.Module):
    def __init__(self, logits):
        super().__init__()
        self.out = nn.Linear(8, 1)
        self.sigmoid = nn.Sigmoid()
        self.logits = logits

    def forward(self, x):
        if self.logits:
            return self.out(x)  # errata: ok
        return self.sigmoid(self.out(x))


head = Head(logits=False)
criterion = nn.BCELoss()
loss = criterion(head(x), y)

# %%
class Discriminator(nn.Module):
    def __init__(self):
        super().__init__()
        self.main = nn.Sequential(nn.Linear(20, 64), nn.LeakyReLU(0.2), nn.Linear(64, 1))

    def forward(self, x):
        return self.main(x)


disc = Discriminator()
scores = disc(x)
loss = nn.functional.binary_cross_entropy(scores, torch.ones_like(scores))  # errata: hit

# %%
class Discriminator(nn.Module):
    def __init__(self):
        super().__init__()
        self.out = nn.Linear(20, 1)

    def forward(self, x):
        return self.out(x)  # errata: ok


disc = Discriminator()
real = nn.functional.binary_cross_entropy_with_logits(disc(x), y)
fake = nn.functional.binary_cross_entropy(torch.sigmoid(disc(z)), y)
