import pickle

import torch

# %%
model = torch.compile(Net())
torch.save(model, "model.pt")  # errata: hit


# %%
class Trainer:
    def __init__(self, net):
        self.net = torch.compile(net)

    def save(self, path):
        torch.save(self.net, path)  # errata: hit


# %%
fast = torch.compile(net)
data = pickle.dumps(fast)  # errata: hit

# %%
model = torch.compile(Net())
torch.save(model.state_dict(), "model.pt")  # errata: ok

# %%
net = Net()
model = torch.compile(net)
torch.save(net, "model.pt")  # errata: ok

# %%
model = Net()
torch.save(model, "model.pt")  # errata: ok

# %%
model = torch.compile(torch.nn.Linear(2, 2))
torch.save({"model": model, "epoch": 3}, path)  # errata: hit

# %%
model = torch.compile(torch.nn.Linear(2, 2))
torch.save({"model": model.state_dict(), "epoch": 3}, path)  # errata: ok

# %%
model = torch.compile(torch.nn.Linear(2, 2))
torch.save({"model": model._orig_mod}, path)  # errata: ok
