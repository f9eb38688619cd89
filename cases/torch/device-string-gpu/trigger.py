import torch
from torch import nn

# %%
device = torch.device("gpu" if torch.cuda.is_available() else "cpu")  # errata: hit

# %%
model = nn.Linear(4, 1).to("gpu")  # errata: hit

# %%
CONFIG = {"device": "GPU:0"}
x = torch.zeros(3, device=CONFIG["device"])  # errata: hit

# %%
device = torch.device("cuda" if torch.cuda.is_available() else "cpu")  # errata: ok

# %%
model = nn.Linear(4, 1).to("cuda:0")  # errata: ok

# %%
import jax

with jax.default_device(jax.devices("gpu")[0]):  # errata: ok
    y = x.to("gpu")
