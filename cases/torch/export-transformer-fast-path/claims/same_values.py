"""A layer in training mode with dropout rates of 0 computes what the layer computes in evaluation mode."""

import torch

torch.manual_seed(0)
x = torch.randn(2, 5, 8)
served = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True, dropout=0.1).eval()
plain = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True, dropout=0.0)
plain.load_state_dict(served.state_dict())
assert torch.allclose(served(x), plain(x), atol=1e-6)
