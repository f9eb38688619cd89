import os

import torch

# %%
labels = ["cat", "dog", "cat"]
targets = torch.tensor(labels)  # errata: hit


# %%
def read(line):
    values = line.split(",")
    return torch.tensor(values, dtype=torch.float32)  # errata: hit


# %%
batch = torch.as_tensor(("yes", "no"))  # errata: hit

# %%
classes = os.listdir("train")
targets = torch.LongTensor(classes)  # errata: hit

# %%
rows = [["1.5", "2.0"], ["3.0", "4.5"]]
table = torch.FloatTensor(rows)  # errata: hit

# %%
ids = torch.tensor([str(number) for number in range(5)])  # errata: hit

# %%
labels = ["cat", "dog", "cat"]
names = sorted(set(labels))
targets = torch.tensor([names.index(label) for label in labels])  # errata: ok


# %%
def read(line):
    values = [float(text) for text in line.split(",")]
    return torch.tensor(values, dtype=torch.float32)  # errata: ok


# %%
labels = [0, 1, 0]
targets = torch.tensor(labels)  # errata: ok

# %%
labels = ["cat", "dog"]
targets = torch.tensor([0, 1])  # errata: ok

# %%
classes = os.listdir("train")
targets = torch.LongTensor(list(range(len(classes))))  # errata: ok

# %%
lengths = torch.tensor(len("1 2 3".split(" ")))  # errata: ok
