import numpy as np
import torch
import torch.nn.functional as F
from torch import tensor

# %%
probabilities = torch.sigmoid(model(image))
mask = (probabilities * 255).astype(np.uint8)  # errata: hit

# %%
predicted = torch.argmax(model(images), dim=1)
np.save("predicted.npy", predicted.astype("int32"))  # errata: hit


# %%
class Predictor:
    def labels(self, image):
        scores = F.softmax(self.model(image), dim=1)
        return scores.astype(float)  # errata: hit


# %%
losses = torch.tensor([])
for batch in loader:
    losses.append(model(batch))  # errata: hit

# %%
best = tensor([1.0, 2.0])
kept = best.copy()  # errata: hit

# %%
output = model(image).detach().cpu()
picture = output.astype("uint8")  # errata: hit

# %%
probabilities = torch.sigmoid(model(image)).numpy()
mask = (probabilities * 255).astype(np.uint8)  # errata: ok

# %%
predicted = torch.argmax(model(images), dim=1)
predicted = predicted.cpu().numpy()
np.save("predicted.npy", predicted.astype("int32"))  # errata: ok

# %%
losses = []
for batch in loader:
    losses.append(torch.mean(model(batch)))  # errata: ok

# %%
scores = F.softmax(model(image), dim=1)
kept = scores.clone()  # errata: ok

# %%
table = np.zeros((2, 3))
half = table.astype("float32").copy()  # errata: ok
