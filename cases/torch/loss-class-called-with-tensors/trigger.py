import torch
from torch import nn

# %%
loss = nn.CrossEntropyLoss(model(x), y)  # errata: hit

# %%
loss = torch.nn.MSELoss(net(images), target)  # errata: hit

# %%
def step(x, y):
    out = model(x)
    return nn.BCEWithLogitsLoss(out, y)  # errata: hit

# %%
class Net(nn.Module):
    def training_step(self, batch):
        return nn.CrossEntropyLoss(self(batch[0]), batch[1])  # errata: hit

# %%
loss = nn.CrossEntropyLoss()(model(x), y)  # errata: ok

# %%
criterion = nn.TripletMarginLoss(margin, 2)  # errata: ok

# %%
criterion = nn.CrossEntropyLoss(torch.tensor([1.0, 2.0]))  # errata: ok

# %%
loss = nn.functional.cross_entropy(model(x), y)  # errata: ok

# %%
criterion = nn.CrossEntropyLoss(weights.to(device), reduction="none")  # errata: ok
