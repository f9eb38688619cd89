import torch

# %%
model = torch.load("model.pt")  # errata: hit
model.eval()
out = model(x)

# %%
net = torch.load(path, map_location="cpu").eval()  # errata: hit
y = net(x)

# %%
def predict(path, image):
    classifier = torch.load(path).to(device)  # errata: hit
    return classifier(image)

# %%
model = torch.load("model.pt", weights_only=False)  # errata: ok
out = model(x)

# %%
model.load_state_dict(torch.load("model.pt"))  # errata: ok
out = model(x)

# %%
weights = torch.load("weights.pt")  # errata: ok
model.load_state_dict(weights)

# %%
torch.serialization.add_safe_globals([Net])
model = torch.load("model.pt")  # errata: ok
out = model(x)

# %%
best = torch.load(path)  # errata: hit
best.eval()

# %%
with open(path, "rb") as file:
    classes = {"model": torch.load(file).eval()}  # errata: hit

# %%
net = torch.load(path, weights_only=False).eval()  # errata: ok

# %%
state = torch.load(path)  # errata: ok
net.load_state_dict(state)
net.eval()

# %%
torch.serialization.add_safe_globals([Net, torch.nn.Linear, set])
net = torch.load(path)  # errata: ok
net.eval()

# %%
import dill

net = torch.load(path, pickle_module=dill)  # errata: ok
out = net(x)

# %%
import functools

torch.load = functools.partial(torch.load, weights_only=False)
net = torch.load(path)  # errata: ok
net.eval()
