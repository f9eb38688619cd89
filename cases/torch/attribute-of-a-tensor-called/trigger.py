import torch
from torch import nn

# %%
a = torch.rand(2, 3)
gram = a @ a.T()  # errata: hit

# %%
layer = nn.Linear(2, 3)
print(layer.weight.T())  # errata: hit


# %%
def similarity(left, right):
    joined = torch.cat([left, right])
    return torch.mm(joined, joined.T())  # errata: hit


# %%
scores = torch.softmax(model(x), dim=1)
values = scores.data().numpy()  # errata: hit

# %%
a = torch.rand(2, 3)
gram = a @ a.T  # errata: ok

# %%
a = torch.rand(2, 3)
gram = a @ a.t()  # errata: ok

# %%
scores = torch.softmax(model(x), dim=1)
values = scores.data.numpy()  # errata: ok

# %%
reply = client.fetch(torch.cuda.device_count())
print(reply.data())  # errata: ok
