"""For a symmetric matrix both triangles give the same, and `eigvalsh` gives the values of `eigh`."""

import torch

half = torch.tensor([[3.0, 1.0, 0.5], [1.0, 1.0, 2.0], [0.5, 2.0, -1.0]])
values = torch.linalg.eigh(half)[0]
for triangle in ("U", "L"):
    assert torch.allclose(torch.linalg.eigh(half, UPLO=triangle)[0], values, atol=1e-5)
    assert torch.allclose(torch.linalg.eigvalsh(half, UPLO=triangle), values, atol=1e-5)
