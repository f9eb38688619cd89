# releases: >=2.5
"""With the fast path switched off each operator runs once for all samples, and the result is the same."""

import torch
from torch.func import vmap
from torch.profiler import ProfilerActivity, profile

torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).eval()
samples = torch.randn(16, 2, 5, 8)
with torch.no_grad():
    expected = vmap(layer)(samples)

torch.backends.mha.set_fastpath_enabled(False)
with torch.no_grad(), profile(activities=[ProfilerActivity.CPU]) as profiler:
    result = vmap(layer)(samples)

calls = sum(event.count for event in profiler.key_averages() if event.key == "aten::native_layer_norm")
assert calls <= 4, f"{calls} layer normalisations for a layer that has 2"
assert torch.allclose(result, expected, atol=1e-5)
