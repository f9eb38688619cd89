# releases: >=2.5
"""`clip_grad_value_` refuses sparse gradients."""

import torch

embedding = torch.nn.Embedding(50, 8, sparse=True)
embedding(torch.tensor([1, 2])).sum().backward()
try:
    torch.nn.utils.clip_grad_value_(embedding.parameters(), 0.1)
except NotImplementedError as error:
    assert "Could not run 'aten::clamp_min_' with arguments from the 'SparseCPU' backend" in str(error)
else:
    raise AssertionError("nothing was raised")
