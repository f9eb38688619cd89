import torch

# %%
compiled = torch.compile(model)
compiled(x)
model.register_forward_hook(keep)  # errata: hit
compiled(x)

# %%
def trace(model, x):
    run = torch.compile(model, dynamic=True)
    run(x)
    model.layer.register_forward_hook(lambda m, i, o: seen.append(o))  # errata: hit
    return run(x)

# %%
fast = torch.compile(net)
fast(x)
net[0].register_forward_hook(hook)  # errata: hit
y = fast(x)

# %%
model.register_forward_hook(keep)  # errata: ok
compiled = torch.compile(model)
compiled(x)

# %%
compiled = torch.compile(model)
compiled(x)
model.register_forward_hook(keep)  # errata: ok
model(x)

# %%
compiled = torch.compile(model)
model.register_forward_hook(keep)  # errata: ok
compiled(x)

# %%
compiled = torch.compile(model)
compiled(x)
model.layer.register_forward_hook(keep)  # errata: ok
torch._dynamo.reset()
compiled(x)

# %%
model = torch.compile(model)
model(x)
model.register_forward_hook(keep)  # errata: ok
model(x)

# %%
model = torch.compile(model)
model(x)
model.layer.register_forward_hook(keep)  # errata: hit
model(x)

# %%
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer1 = nn.Linear(3, 4)
        self.fc = nn.Linear(4, 2)

    def forward(self, x):
        return self.fc(self.layer1(x).relu())


R = []
net = torch.compile(Net(), backend="eager")
data = [torch.randn(2, 3) for _ in range(3)]
for batch in data:
    net(batch)
handle = net.layer1.register_forward_hook(lambda m, i, o: R.append(o.detach()))  # errata: hit
net(data[0])
handle.remove()

# %%
from torch import nn

model = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 2))
model.compile(backend="eager")
x = torch.randn(2, 3)
model(x)
acts = {}


def save(name):
    def hook(module, inputs, output):
        acts[name] = output

    return hook


model[0].register_forward_hook(save("first"))  # errata: hit
model(x)

# %%
from torch import nn

model = nn.Sequential(nn.Linear(3, 4), nn.ReLU())
fast = torch.compile(model, backend="eager")
x = torch.randn(2, 3)
fast(x)  # warm up
n = []
model[1].register_forward_pre_hook(lambda m, args: n.append(1))  # errata: hit
fast(x)

# %%
from torch import nn

model = nn.Sequential(nn.Linear(3, 4), nn.ReLU())
fast = torch.compile(model, backend="eager")
x = torch.randn(2, 3)
fast(x)
n = []
model[0].register_forward_hook(lambda m, i, o: n.append(1))  # errata: ok
torch.compiler.reset()
fast(x)

# %%
net = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU())
run = torch.compile(net)
run(x)
handle = net[0].register_forward_hook(lambda module, args, output: seen.append(output))  # errata: ok
net(x)
handle.remove()
run(x)
