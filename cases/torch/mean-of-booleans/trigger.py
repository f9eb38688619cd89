import numpy as np
import torch

# %%
predictions = torch.argmax(model(points), 1)
accuracy = (predictions == labels).mean()  # errata: hit


# %%
def accuracy(scores, labels):
    predictions = torch.argmax(scores, dim=1)
    return torch.mean(predictions == labels)  # errata: hit


# %%
_, predictions = torch.max(scores, 1)
correct = predictions == labels
print(correct.mean())  # errata: hit

# %%
ids = tokens.long().mean()  # errata: hit

# %%
predictions = torch.sigmoid(logits).round()
accuracy = predictions.eq(labels).mean(0)  # errata: hit

# %%
predictions = model(points).argmax(dim=1)
accuracy = (predictions == labels).float().mean()  # errata: ok

# %%
predictions = model(points).argmax(dim=1)
accuracy = (predictions == labels).mean(dtype=torch.float32)  # errata: ok

# %%
predictions = model(points).argmax(dim=1).numpy()
accuracy = (predictions == labels.numpy()).mean()  # errata: ok

# %%
predictions = np.argmax(scores, axis=1)
accuracy = (predictions == labels).mean()  # errata: ok

# %%
loss = (scores - labels.float()).mean()  # errata: ok


# %%
def accuracy(scores, labels):
    predictions = torch.argmax(scores, dim=1)
    return torch.mean((predictions == labels).double())  # errata: ok

# %%
probabilities = np.load("probabilities.npy")
accuracy = (probabilities.argmax(1) == labels).mean()  # errata: ok
