import torch

# %%
torch.backends.cuda.matmul.fp32_precision = "tf32"
print("TF32:", torch.backends.cuda.matmul.allow_tf32)  # errata: hit

# %%
from torch.backends import cuda


def exact(function):
    before = cuda.matmul.allow_tf32  # errata: hit
    cuda.matmul.fp32_precision = "ieee"
    try:
        return function()
    finally:
        cuda.matmul.allow_tf32 = before


cuda.matmul.fp32_precision = "tf32"

# %%
torch.backends.cuda.matmul.fp32_precision = "tf32"
if not torch.backends.cuda.matmul.allow_tf32:  # errata: hit
    print("slow")

# %%
torch.backends.cuda.matmul.allow_tf32 = True
before = torch.backends.cuda.matmul.allow_tf32  # errata: ok

# %%
torch.backends.cuda.matmul.fp32_precision = "ieee"
before = torch.backends.cuda.matmul.allow_tf32  # errata: ok

# %%
torch.backends.cuda.matmul.fp32_precision = "tf32"
torch.set_float32_matmul_precision("high")
before = torch.backends.cuda.matmul.allow_tf32  # errata: ok

# %%
torch.backends.cuda.matmul.fp32_precision = "tf32"
before = torch.backends.cuda.matmul.fp32_precision  # errata: ok

# %%
torch.backends.fp32_precision = "tf32"


def describe():
    print("TF32:", torch.backends.cuda.matmul.allow_tf32)  # errata: hit


describe()

# %%
torch.backends.fp32_precision = "tf32"
torch.backends.cuda.matmul.allow_tf32 = True
print("TF32:", torch.backends.cuda.matmul.allow_tf32)  # errata: ok
