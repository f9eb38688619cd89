"""The rate of an `nn.Dropout` is the same in evaluation mode, and attention drops with it."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
drop = torch.nn.Dropout(0.5).eval()
assert drop.p == 0.5
x = torch.randn(2, 2, 6, 4)
results = [F.scaled_dot_product_attention(x, x, x, dropout_p=drop.p) for _ in range(2)]
assert not torch.equal(*results)
