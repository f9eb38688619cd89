import torch
import torch.nn.functional as F

# %%
loss = F.cross_entropy(torch.softmax(logits, dim=1), labels)  # errata: hit


# %%
def criterion(logits, labels):
    return F.cross_entropy(F.softmax(logits, dim=-1), labels, reduction="sum")  # errata: hit


# %%
loss = torch.nn.functional.cross_entropy(model(x).softmax(1), y)  # errata: hit

# %%
loss = F.cross_entropy(logits, labels)  # errata: ok

# %%
loss = F.cross_entropy(student, torch.softmax(teacher, dim=1))  # errata: ok

# %%
loss = F.nll_loss(torch.log(torch.softmax(logits, dim=1)), labels)  # errata: ok

# %%
loss = F.cross_entropy(F.log_softmax(logits, dim=1), labels)  # errata: ok

# %%
probabilities = F.softmax(model(x), dim=1)
loss = F.cross_entropy(probabilities, y)  # errata: hit

# %%
criterion = torch.nn.CrossEntropyLoss()
for x, y in loader:
    outputs = torch.softmax(model(x), dim=1)
    loss = criterion(outputs, y)  # errata: hit


# %%
class Trainer:
    def __init__(self):
        self.criterion = torch.nn.CrossEntropyLoss(label_smoothing=0.1)

    def step(self, x, y):
        return self.criterion(self.model(x).softmax(-1), y)  # errata: hit


# %%
softmax = torch.nn.Softmax(dim=1)
loss = F.cross_entropy(softmax(model(x)), y)  # errata: hit

# %%
criterion = torch.nn.CrossEntropyLoss()
for x, y in loader:
    outputs = model(x)
    loss = criterion(outputs, y)  # errata: ok
    probabilities = torch.softmax(outputs, dim=1)

# %%
criterion = torch.nn.NLLLoss()
outputs = torch.softmax(model(x), dim=1)
loss = criterion(outputs, y)  # errata: ok
accuracy = metric(outputs, y)  # errata: ok

# %%
criterion = torch.nn.CrossEntropyLoss()
outputs = F.softmax(model(x), dim=1)
outputs = torch.log(outputs)
loss = criterion(outputs, y)  # errata: ok

# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = torch.nn.Linear(784, 10)

    def forward(self, x):
        return F.softmax(self.fc(x), dim=1)


net = Net()
criterion = torch.nn.CrossEntropyLoss()
outputs = net(x)
loss = criterion(outputs, y)  # errata: hit

# %%
model = torch.nn.Sequential(torch.nn.Linear(20, 5), torch.nn.Softmax(dim=-1))
loss = F.cross_entropy(model(x), y)  # errata: hit


# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = torch.nn.Linear(784, 10)

    def forward(self, x, probabilities=False):
        x = self.fc(x)
        if probabilities:
            return F.softmax(x, dim=1)
        return x


net = Net()
loss = F.cross_entropy(net(x), y)  # errata: ok
