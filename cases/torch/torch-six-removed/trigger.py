import torch
from torch import inf

# %%
from torch._six import container_abcs  # errata: hit

# %%
from torch._six import string_classes as texts  # errata: hit


# %%
def collate(value):
    if isinstance(value, torch._six.string_classes):  # errata: hit
        return value


# %%
def collate(value):
    if isinstance(value, str):  # errata: ok
        return value


# %%
try:
    from torch._six import container_abcs  # errata: ok
except ImportError:
    import collections.abc as container_abcs

# %%
if hasattr(torch, "_six"):
    string_classes = torch._six.string_classes  # errata: ok

# %%
from torch import inf  # errata: ok

# %%
TORCH_MAJOR, TORCH_MINOR = (int(part) for part in torch.__version__.split(".")[:2])
if TORCH_MAJOR == 1 and TORCH_MINOR < 8:
    from torch._six import container_abcs  # errata: ok
else:
    import collections.abc as container_abcs
