# releases: >=2.0,!=2.1.*,!=2.2.*,!=2.3.*
"""With gradients each operator runs once for all samples, and without them once for each."""

import torch
from torch.profiler import ProfilerActivity, profile

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).eval()
samples = torch.randn(16, 2, 5, 8)

for is_recorded in (True, False):
    with torch.set_grad_enabled(is_recorded), profile(activities=[ProfilerActivity.CPU]) as profiler:
        vmap(layer)(samples)
    calls = sum(event.count for event in profiler.key_averages() if event.key == "aten::native_layer_norm")
    assert calls <= 4 if is_recorded else calls == 32, calls
