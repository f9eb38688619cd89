import torch
from torch import nn
from torch.nn import functional as F

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


# %%
class Net(nn.Module):
    def forward(self, x):
        h = F.relu(x)
        return h @ h.T()  # errata: hit


# %%
w = nn.Parameter(torch.rand(2, 2))
print(w.T())  # errata: hit
noise = torch.rand_like(w)
print(noise.T())  # errata: hit
table = torch.from_numpy(rows)
print(table.T())  # errata: hit

# %%
loss = F.cross_entropy(scores, labels)
print(loss.data())  # errata: hit
loss = F.cross_entropy(scores, labels)(scores, labels)  # errata: hit

# %%
from mxnet import gluon

source = gluon.model_zoo.vision.resnet18_v1(pretrained=True)
target = nn.Linear(512, 1000)
target.weight.data = torch.from_numpy(source.output.weight.data().asnumpy())  # errata: ok


# %%
class Weights:
    def data(self):
        return [1]

    def T(self):
        return 2


class Mesh:
    def __init__(self, weight):
        self.weight = weight

    def detach(self):
        return Weights()


mesh = Mesh(Weights())
print(mesh.weight.data(), mesh.weight.T())  # errata: ok
print(mesh.detach().data())  # errata: ok

# %%
loss = F.cross_entropy(scores, labels)
print(loss.data.item(), F.relu(scores).T.shape)  # errata: ok
