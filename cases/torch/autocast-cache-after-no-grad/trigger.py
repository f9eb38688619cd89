import torch

# %%
with torch.autocast("cuda", dtype=torch.float16):
    with torch.no_grad():
        target = model(x)  # errata: hit
    loss = (model(x) - target).pow(2).mean()

# %%
with torch.cuda.amp.autocast():
    with torch.no_grad():
        features = encoder(images)  # errata: hit
    logits = head(encoder(images))

# %%
def step(net, x):
    with torch.amp.autocast("cpu", dtype=torch.bfloat16):
        with torch.no_grad():
            before = net(x)  # errata: hit
        after = net(x + 1)
    return before, after

# %%
with torch.no_grad():
    target = model(x)  # errata: ok
with torch.autocast("cuda"):
    loss = (model(x) - target).pow(2).mean()

# %%
with torch.autocast("cuda"):
    with torch.no_grad():
        target = teacher(x)  # errata: ok
    loss = (model(x) - target).pow(2).mean()

# %%
with torch.autocast("cuda", cache_enabled=False):
    with torch.no_grad():
        target = model(x)  # errata: ok
    loss = model(x)
