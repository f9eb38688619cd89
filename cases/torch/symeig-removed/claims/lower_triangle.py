"""`torch.linalg.eigh(matrix)` of an upper triangle gives the diagonal, without an error; `UPLO="U"` reads the upper one."""

import torch

full = torch.tensor([[3.0, 1.0], [1.0, 1.0]])
upper = torch.triu(full)
expected = torch.linalg.eigh(full)[0]
assert torch.allclose(torch.linalg.eigh(upper)[0], torch.tensor([1.0, 3.0]))
assert not torch.allclose(torch.linalg.eigh(upper)[0], expected)
assert torch.allclose(torch.linalg.eigh(upper, UPLO="U")[0], expected)
assert torch.allclose(torch.linalg.eigvalsh(upper, UPLO="U"), expected)
