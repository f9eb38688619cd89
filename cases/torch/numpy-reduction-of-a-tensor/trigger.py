import numpy as np
import torch
import torch.nn.functional as F
from numpy import mean

# %%
predicted = torch.argmax(model(images), dim=1)
hits = torch.eq(predicted, labels)
print("accuracy", np.sum(hits) / len(labels))  # errata: hit


# %%
def confidence(model, image):
    with torch.no_grad():
        probabilities = F.softmax(model(image), dim=1)
    return np.max(probabilities, axis=1)  # errata: hit


# %%
class Monitor:
    def update(self, output, target):
        self.losses = F.cross_entropy(output, target, reduction="none").detach()
        return np.mean(self.losses)  # errata: hit


# %%
def widest(points):
    gaps = torch.cdist(points, points)
    return np.max(gaps)  # errata: hit


# %%
best = np.amax(model(image).softmax(-1), axis=1)  # errata: hit

# %%
for batch in loader:
    spread = np.std(model(batch).detach().cpu(), axis=0)  # errata: hit

# %%
weights = torch.tensor([0.2, 0.3, 0.5])
assert np.isclose(mean(weights), 1 / 3)  # errata: hit

# %%
predicted = torch.argmax(model(images), dim=1)
hits = torch.eq(predicted, labels)
print("accuracy", torch.sum(hits) / len(labels))  # errata: ok

# %%
probabilities = F.softmax(model(image), dim=1)
best = np.max(probabilities.numpy(), axis=1)  # errata: ok

# %%
probabilities = torch.softmax(model(image), dim=1)
probabilities = probabilities.detach().cpu().numpy()
best = np.max(probabilities, axis=1)  # errata: ok

# %%
probabilities = torch.softmax(model(image), dim=1)
best = np.argmax(probabilities, axis=1)  # errata: ok

# %%
losses = []
for inputs, targets in loader:
    losses.append(F.mse_loss(model(inputs), targets).item())
print("loss", np.mean(losses))  # errata: ok

# %%
total = np.sum([torch.tensor(1.0), torch.tensor(3.0)])  # errata: ok
