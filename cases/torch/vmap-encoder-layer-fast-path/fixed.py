"""Run an encoder layer over 16 mapped samples and count its kernels, off the fast path."""

import torch
import torch.nn.functional as F
from torch.profiler import ProfilerActivity, profile

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

torch.manual_seed(0)
def activation(x):
    """ReLU, under a name that the fast path does not know."""
    return F.relu(x)


layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True, activation=activation).eval()
samples = torch.randn(16, 2, 5, 8)

with torch.no_grad(), profile(activities=[ProfilerActivity.CPU]) as profiler:
    result = vmap(layer)(samples)

calls = sum(
    event.count for event in profiler.key_averages() if event.key == "aten::native_layer_norm"
)
assert calls <= 4, f"{calls} layer normalisations for a layer that has 2"
