"""Behind `.item()`, `float()`, `.detach()`, `.numpy()` and `torch.tensor` a loss has no graph."""

import torch

output = torch.nn.Linear(4, 1)(torch.ones(1, 4)).sum()
assert output.grad_fn is not None
assert torch.tensor(output.item()).grad_fn is None
assert torch.tensor(float(output)).grad_fn is None
assert output.detach().grad_fn is None
assert torch.from_numpy(output.detach()[None].numpy()).grad_fn is None
assert torch.tensor(output).grad_fn is None
