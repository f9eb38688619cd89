import torch

# %%
scores = model(batch).to("cpu", non_blocking=True)  # errata: hit
print(scores.max())


# %%
def to_cpu(tensors):
    return {name: x.to("cpu", non_blocking=True).numpy() for name, x in tensors.items()}  # errata: hit


# %%
host = torch.empty(1024, pin_memory=True)
host.copy_(logits, non_blocking=True)  # errata: hit
print(host.sum())

# %%
losses = loss.detach().to(torch.device("cpu"), non_blocking=True)  # errata: hit

# %%
scores = model(batch).to("cpu", non_blocking=True)  # errata: ok
torch.cuda.synchronize()
print(scores.max())


# %%
def to_cpu(x, stream):
    y = x.to("cpu", non_blocking=True)  # errata: ok
    stream.synchronize()
    return y


# %%
scores = model(batch).to("cpu")  # errata: ok

# %%
images = images.to("cuda", non_blocking=True)  # errata: ok

# %%
batch = torch.zeros(1024, device="cuda")
batch.copy_(host, non_blocking=True)  # errata: ok

# %%
copied = torch.cuda.Event()
host = logits.to("cpu", non_blocking=True)  # errata: ok
copied.record()


# %%
def fetch(x):
    cpu = torch.device("cpu")
    return x.to(cpu, torch.float32, non_blocking=True).tolist()  # errata: hit


# %%
def fetch(x):
    y = x.to(device="cpu", non_blocking=True)  # errata: ok
    torch.accelerator.synchronize()
    return y.tolist()


# %%
def upload(x):
    device = torch.device("cuda")
    return x.to(device, torch.float32, non_blocking=True)  # errata: ok
