import torch
from torch.backends import cudnn

# %%
torch.backends.cudnn.conv.fp32_precision = "ieee"
with torch.backends.cudnn.flags(enabled=False):  # errata: hit
    y = conv(x)

# %%
torch.backends.fp32_precision = "ieee"
with cudnn.flags(deterministic=True):  # errata: hit
    y = conv(x)

# %%
torch.backends.cudnn.rnn.fp32_precision = "ieee"


def forward(x):
    with torch.backends.cudnn.flags(benchmark=False):  # errata: hit
        return rnn(x)


# %%
torch.backends.cudnn.conv.fp32_precision = "tf32"
torch.backends.cudnn.rnn.fp32_precision = "tf32"
with torch.backends.cudnn.flags(enabled=False):  # errata: ok
    y = conv(x)

# %%
torch.backends.cudnn.allow_tf32 = False
with torch.backends.cudnn.flags(enabled=False):  # errata: ok
    y = conv(x)

# %%
torch.backends.cuda.matmul.fp32_precision = "ieee"
with torch.backends.cudnn.flags(enabled=False):  # errata: ok
    y = conv(x)

# %%
cudnn.conv.fp32_precision = "ieee"
was = torch.backends.cudnn.allow_tf32  # errata: hit

# %%
cudnn.conv.fp32_precision = "ieee"
reference = conv(x)
cudnn.conv.fp32_precision = "tf32"
with cudnn.flags(enabled=False):  # errata: ok
    y = conv(x)

# %%
with cudnn.flags(enabled=False):  # errata: ok
    y = conv(x)
cudnn.conv.fp32_precision = "ieee"


# %%
was = torch.backends.cudnn.conv.fp32_precision
torch.backends.cudnn.conv.fp32_precision = "ieee"
reference = conv(x)
torch.backends.cudnn.conv.fp32_precision = was
with torch.backends.cudnn.flags(enabled=False):  # errata: ok
    y = conv(x)


# %%
torch.backends.cudnn.conv.fp32_precision = "ieee"
torch.backends.cudnn.allow_tf32 = False
with torch.backends.cudnn.flags(enabled=False):  # errata: ok
    y = conv(x)

# %%
cudnn.conv.fp32_precision = "ieee"
if cudnn.allow_tf32:  # errata: hit
    print("TF32 is on")
