"""matmul raises nothing for [B, n] and [B, n, m]: every row meets every matrix, and the result is [B, B, m]."""

import torch

rows, matrices = torch.randn(4, 7), torch.randn(4, 7, 8)
product = torch.matmul(rows, matrices)
assert product.shape == (4, 4, 8)
right = torch.bmm(rows.unsqueeze(1), matrices).squeeze(1)
assert torch.allclose(product[torch.arange(4), torch.arange(4)], right, atol=1e-5)
