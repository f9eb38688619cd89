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
