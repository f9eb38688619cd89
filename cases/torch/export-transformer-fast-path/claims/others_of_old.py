# releases: >=2.5,<2.7
"""Without the fast path, with gradients, or with `strict=False`, the layer in evaluation mode is exported with a dynamic batch."""

import torch
from torch.export import Dim, export

x = torch.randn(2, 5, 8)
dims = {"src": {0: Dim("batch", max=64), 1: Dim("length", max=64)}}

layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).eval()
longer = torch.randn(3, 7, 8)
with torch.no_grad():
    programs = [export(layer, (x,), dynamic_shapes=dims, strict=False)]
    torch.backends.mha.set_fastpath_enabled(False)
    programs.append(export(layer, (x,), dynamic_shapes=dims))
    torch.backends.mha.set_fastpath_enabled(True)
programs.append(export(layer, (x,), dynamic_shapes=dims))
for program in programs:
    assert torch.allclose(program.module()(longer), layer(longer), atol=1e-5)
