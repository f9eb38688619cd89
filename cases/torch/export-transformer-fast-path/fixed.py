"""Export an encoder layer in training mode without dropout, with a dynamic batch and length."""

import torch
from torch.export import Dim, export

torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True, dropout=0.0)
x = torch.randn(2, 5, 8)
dims = {"src": {0: Dim("batch", max=64), 1: Dim("length", max=64)}}

program = export(layer, (x,), dynamic_shapes=dims)

result = program.module()(torch.ones(3, 7, 8)).detach()
assert torch.allclose(result, layer(torch.ones(3, 7, 8)).detach(), atol=1e-5)
