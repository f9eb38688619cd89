"""In training mode the layer's own dropout is active; with `lstm.dropout = 0.0` the output is that of eval mode."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
lstm = torch.nn.LSTM(8, 8, num_layers=2, dropout=0.5).to(DEVICE).eval()
x = torch.ones(3, 1, 8, device=DEVICE)
expected = lstm(x)[0]
lstm.train()
assert not torch.allclose(lstm(x)[0], expected, atol=1e-3)
lstm.dropout = 0.0
assert torch.allclose(lstm(x)[0], expected, atol=1e-3)
