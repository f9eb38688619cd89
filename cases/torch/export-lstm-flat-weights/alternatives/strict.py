# releases: >=2.5
"""Export an LSTM with strict=True."""

import torch

torch.manual_seed(0)
model = torch.nn.LSTM(4, 8, batch_first=True).eval()
x = torch.randn(2, 5, 4)

program = torch.export.export(model, (x,), strict=True)

result = program.module()(x)[0].detach()
assert torch.allclose(result, model(x)[0].detach(), atol=1e-5)
