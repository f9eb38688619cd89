import torch

# %%
weight = torch.Tensor(0.5)  # errata: hit

# %%
rate = 1e-3
scale = torch.FloatTensor(rate)  # errata: hit

# %%
share = torch.Tensor(float(3))  # errata: hit

# %%
losses = [1.0, 2.0]
mean = torch.Tensor(torch.tensor(losses).sum().item() / len(losses))  # errata: hit


# %%
def scalar(value=0.1):
    return torch.FloatTensor(value)  # errata: hit


# %%
total = torch.tensor([1.0, 2.0]).sum()
number = torch.Tensor(total.item() / 3)  # errata: hit

# %%
weight = torch.tensor(0.5)  # errata: ok

# %%
weight = torch.Tensor([0.5])  # errata: ok

# %%
size = 4
buffer = torch.Tensor(size)  # errata: ok

# %%
pair = torch.Tensor((0.5, 0.5))  # errata: ok

# %%
losses = torch.ones(3)
mean = torch.Tensor(losses / len(losses))  # errata: ok

# %%
half = torch.Tensor(8 // 2)  # errata: ok

# %%
counts = torch.tensor([3.0, 5.0])
shares = torch.Tensor(counts / counts.sum().item())  # errata: ok
