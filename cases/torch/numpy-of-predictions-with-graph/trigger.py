import numpy as np
import torch
from torch import nn

# %%
model = nn.Sequential(nn.Linear(2, 8), nn.ReLU(), nn.Linear(8, 1))
plt.plot(x, model(x).numpy())  # errata: hit

# %%
layer = torch.nn.Linear(2, 1)
prediction = layer(torch.from_numpy(data)).numpy()  # errata: hit

# %%
net = nn.Sequential(nn.Linear(2, 1))
net.eval()
out = net(x)
values = out.numpy()  # errata: hit

# %%
class Model:
    def __init__(self):
        self.net = nn.Sequential(nn.Linear(2, 1))

    def predict(self, x):
        return self.net(x).numpy()  # errata: hit

# %%
model = nn.Sequential(nn.Linear(2, 1))
values = model(x).detach().numpy()  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 1))
with torch.no_grad():
    values = model(x).numpy()  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 1))


@torch.inference_mode()
def predict(x):
    return model(x).numpy()  # errata: ok

# %%
model = nn.Sequential(nn.ReLU(), nn.Flatten())
values = model(x).numpy()  # errata: ok

# %%
model = nn.Linear(2, 1).requires_grad_(False)
values = model(x).numpy()  # errata: ok

# %%
model = nn.Linear(2, 1)
values = model(x).cpu().numpy()  # errata: hit

# %%
model = nn.Sequential(nn.Linear(2, 1))
with torch.no_grad():
    prediction = model(x)
values = prediction.numpy()  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 1))
prediction = model(x)
prediction = prediction.detach()
values = prediction.numpy()  # errata: ok

# %%
model = nn.Linear(2, 1)
values = model(x).numpy(force=True)  # errata: ok

# %%
model = nn.Linear(2, 1)
for p in model.parameters():
    p.requires_grad = False
values = model(x).numpy()  # errata: ok

# %%
model = nn.Linear(2, 1)
with torch.set_grad_enabled(False):
    values = model(x).numpy()  # errata: ok

# %%
model = nn.Linear(2, 1)
values = model(x).argmax(1).numpy()  # errata: ok

# %%
net = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1))
outputs = net(x)
predictions = outputs.squeeze().cpu().numpy()  # errata: hit

# %%
model = nn.Linear(4, 2)
criterion = nn.CrossEntropyLoss()
loss = criterion(model(x), y)
losses.append(loss.numpy())  # errata: hit

# %%
layer = nn.Linear(4, 2)
w = layer.weight.numpy()  # errata: hit

# %%
class Regressor(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 1)


model = Regressor()
y_hat = model(x)
plt.plot(x.numpy(), y_hat.numpy())  # errata: hit

# %%
class Tokenizer(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 9)

    def forward(self, x):
        return self.fc(x).argmax(-1)


model = Tokenizer()
tokens = model(x).numpy()  # errata: ok

# %%
class Regressor(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 1)


@torch.no_grad()
def predict(x):
    return Regressor()(x)


model = Regressor()
y_hat = predict(x).numpy()  # errata: ok

# %%
class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 2)

    def forward(self, x):
        return (self.fc(x) > 0).int()


encoder = Encoder()
codes = encoder(x).numpy()  # errata: ok

# %%
history = []
for x, y in loader:
    loss = nn.functional.mse_loss(net(x), y)
    loss.backward()
    history.append(loss)
print(np.mean(history))  # errata: hit

# %%
history = []
for x, y in loader:
    loss = nn.functional.mse_loss(net(x), y)
    loss.backward()
    history.append(loss.item())
print(np.mean(history))  # errata: ok

# %%
history, test_history = [], []
for x, y in loader:
    loss = nn.functional.mse_loss(net(x), y)
    loss.backward()
    history.append(loss.item())
with torch.no_grad():
    for x, y in test_loader:
        loss = nn.functional.mse_loss(net(x), y)
        test_history.append(loss)
print(np.mean(test_history))  # errata: ok
