# releases: >=1.13,!=2.1.*,!=2.2.*
"""A frozen layer takes the fast path although gradients are enabled."""

import torch
from torch.profiler import ProfilerActivity, profile

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

samples = torch.randn(16, 2, 5, 8)

for is_trained in (True, False):
    layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).eval().requires_grad_(is_trained)
    with torch.enable_grad(), profile(activities=[ProfilerActivity.CPU]) as profiler:
        vmap(layer)(samples)
    calls = sum(event.count for event in profiler.key_averages() if event.key == "aten::native_layer_norm")
    assert calls <= 4 if is_trained else calls == 32, calls
