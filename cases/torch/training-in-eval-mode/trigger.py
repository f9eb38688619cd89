import torch
from torch import nn, optim

# %%
optimizer = optim.SGD(model.parameters(), lr=0.1)
model.train()
for epoch in range(10):
    for x, y in loader:
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    model.eval()  # errata: hit
    with torch.no_grad():
        score = (model(valid_x).argmax(1) == valid_y).float().mean()


# %%
def evaluate(model, loader):
    model.eval()  # errata: hit
    with torch.no_grad():
        return sum(model(x).sum() for x in loader)


def main(model):
    optimizer = torch.optim.Adam(model.parameters())
    for epoch in range(3):
        for x in train_loader:
            model(x).mean().backward()
            optimizer.step()
        print(evaluate(model, valid_loader))


# %%
net = build()
opt = optim.AdamW(net.parameters(), lr=1e-3)
for step, (x, y) in enumerate(loader):
    opt.zero_grad()
    nn.functional.mse_loss(net(x), y).backward()
    opt.step()
    if step % 100 == 0:
        net.eval()  # errata: hit
        print(nn.functional.mse_loss(net(vx), vy).item())

# %%
optimizer = optim.SGD(model.parameters(), lr=0.1)
for epoch in range(10):
    model.train()
    for x, y in loader:
        model(x, y).backward()
        optimizer.step()
    model.eval()  # errata: ok
    validate(model)

# %%
optimizer = optim.SGD(model.parameters(), lr=0.1)
for x, y in loader:
    model(x, y).backward()
    optimizer.step()
model.eval()  # errata: ok
score = model(x)

# %%
optimizer = optim.SGD(student.parameters(), lr=0.1)
for x in loader:
    teacher.eval()  # errata: ok
    (student(x) - teacher(x)).square().mean().backward()
    optimizer.step()


# %%
def train(model, loader, optimizer):
    model.train()
    for x in loader:
        model(x).backward()
        optimizer.step()


def test(model, loader):
    model.eval()  # errata: ok
    return [model(x) for x in loader]


def main(model):
    optimizer = optim.Adam(model.parameters())
    for epoch in range(5):
        train(model, loader, optimizer)
        test(model, valid)
