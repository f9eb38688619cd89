"""One program writes the features of a data set, another trains on them."""

import pickle

import numpy as np
import torch
from torch import nn

rng = np.random.default_rng(0)
features = {"inputs": rng.normal(size=(32, 4)).astype("float32"), "labels": np.arange(32) % 2}
with open("features.pkl", "wb") as file:
    pickle.dump(features, file)

with open("features.pkl", "rb") as file:
    data = pickle.load(file)
inputs, labels = torch.from_numpy(data["inputs"]), torch.from_numpy(data["labels"])
torch.manual_seed(0)
model = nn.Linear(4, 2)
loss = nn.functional.cross_entropy(model(inputs), labels)
loss.backward()

result = loss.detach()
assert inputs.shape == (32, 4)
