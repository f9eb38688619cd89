import torch
from torch import optim

# %%
latent = torch.randn(1, 512, requires_grad=True) * 0.1
optimizer = torch.optim.Adam([latent], lr=0.05)  # errata: hit


# %%
def fit(device):
    image = torch.rand(3, 64, 64, requires_grad=True).to(device)
    opt = optim.LBFGS([image])  # errata: hit
    return opt


# %%
weight = torch.nn.Parameter(torch.zeros(3)).cuda()
bias = torch.zeros(1, requires_grad=True)
opt = optim.SGD([weight, bias], lr=0.1)  # errata: hit

# %%
latent = (torch.randn(1, 512) * 0.1).requires_grad_()
optimizer = torch.optim.Adam([latent], lr=0.05)  # errata: ok

# %%
image = torch.rand(3, 64, 64, device=device, requires_grad=True)
opt = optim.LBFGS([image])  # errata: ok

# %%
latent = torch.randn(1, 512, requires_grad=True)
scaled = latent * 0.1
optimizer = torch.optim.Adam([latent], lr=0.05)  # errata: ok
