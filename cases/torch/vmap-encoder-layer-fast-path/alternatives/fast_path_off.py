# releases: >=2.5
"""With the fast path switched off each operator runs once for all samples."""

import torch
from torch.profiler import ProfilerActivity, profile
from torch.func import vmap

layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).eval()
samples = torch.randn(16, 2, 5, 8)

torch.backends.mha.set_fastpath_enabled(False)
with torch.no_grad(), profile(activities=[ProfilerActivity.CPU]) as profiler:
    vmap(layer)(samples)

names = [event.key for event in profiler.key_averages() for _ in range(event.count)]
assert names.count("aten::native_layer_norm") <= 4
