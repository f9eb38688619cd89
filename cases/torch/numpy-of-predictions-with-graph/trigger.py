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
