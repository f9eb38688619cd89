"""Run an encoder layer over 16 samples, which are part of its batch, and count its kernels."""

import torch
from torch.profiler import ProfilerActivity, profile

torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).eval()
samples = torch.randn(16, 2, 5, 8)

with torch.no_grad(), profile(activities=[ProfilerActivity.CPU]) as profiler:
    result = layer(samples.flatten(0, 1)).unflatten(0, (16, 2))

calls = sum(event.count for event in profiler.key_averages() if event.key == "aten::native_layer_norm")
assert calls <= 4, f"{calls} layer normalisations for a layer that has 2"
with torch.no_grad():
    assert torch.allclose(result, torch.stack([layer(one) for one in samples]), atol=1e-5)
