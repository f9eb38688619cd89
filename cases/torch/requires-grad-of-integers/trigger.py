import torch
from torch import tensor

# %%
x = torch.tensor([1, 0, 1], requires_grad=True)  # errata: hit

# %%
w = torch.tensor(3, requires_grad=True)  # errata: hit

# %%
b = tensor([2, 3], device=device, requires_grad=True)  # errata: hit

# %%
x = torch.tensor([1.0, 0.0], requires_grad=True)  # errata: ok

# %%
x = torch.tensor([1, 0, 1], dtype=torch.float32, requires_grad=True)  # errata: ok

# %%
x = torch.tensor([1, 0, 1])  # errata: ok

# %%
x = torch.tensor([1, 0.5], requires_grad=True)  # errata: ok

# %%
x = torch.tensor([], requires_grad=True)  # errata: ok

# %%
x = torch.tensor([[], []], requires_grad=True)  # errata: ok

# %%
x = torch.tensor((1, 2), requires_grad=True)  # errata: hit

# %%
x = torch.arange(5, requires_grad=True)  # errata: hit

# %%
x = torch.arange(5.0, requires_grad=True)  # errata: ok

# %%
x = torch.arange(0, 1, 0.1, requires_grad=True)  # errata: ok

# %%
x = torch.arange(5, dtype=torch.float32, requires_grad=True)  # errata: ok
