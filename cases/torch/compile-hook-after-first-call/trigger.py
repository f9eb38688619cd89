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
