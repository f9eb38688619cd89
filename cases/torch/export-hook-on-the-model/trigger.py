import torch
from torch.export import export

# %%
model.register_forward_hook(keep)  # errata: hit
program = torch.export.export(model, (x,), strict=True)

# %%
net = Net()
net.register_forward_hook(lambda m, i, o: seen.append(o))  # errata: hit
program = export(net, (x,))


# %%
def save(net, x):
    net.register_forward_hook(log, with_kwargs=True)  # errata: hit
    return export(net, args=(x,))


# %%
handle = model.register_forward_hook(keep)  # errata: ok
handle.remove()
program = torch.export.export(model, (x,))

# %%
model.register_forward_hook(keep)  # errata: ok
program = torch.export.export(model, (x,), strict=False)

# %%
model.layer.register_forward_hook(keep)  # errata: ok
program = torch.export.export(model, (x,))

# %%
program = torch.export.export(model, (x,))
model.register_forward_hook(keep)  # errata: ok

# %%
model = torch.nn.Linear(4, 2)
model.register_forward_pre_hook(lambda module, args: (args[0] * 2,))  # errata: hit
program = torch.export.export(model, args=(x,))

# %%
backbone = torch.nn.Linear(4, 2)
backbone.register_forward_hook(keep)  # errata: ok
model = torch.nn.Sequential(backbone, torch.nn.ReLU())
program = torch.export.export(model, (x,))


# %%
model = torch.nn.Linear(4, 2)
model.register_forward_hook(keep)  # errata: ok
model = torch.nn.Sequential(model)
program = torch.export.export(model, (x,))


# %%
model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.ReLU())
model.register_forward_hook(probabilities)  # errata: ok
program = torch.export.export(model, (x,))
