"""`x[:, None] - x[None]` has an element for each pair and each coordinate, `cdist` gives the same distances with one for each pair; both have these words for ten million points."""

import torch

torch.manual_seed(0)
x = torch.rand(50, 3)
differences, distances = x[:, None] - x[None], torch.cdist(x, x)
assert differences.numel() == 3 * distances.numel() == 3 * 50**2
assert torch.allclose(differences.norm(dim=2), distances, atol=1e-3)

many = torch.zeros(1, 1).expand(10_000_000, 1)
for call in (
    lambda: many[:, None] - many[None],
    lambda: torch.cdist(many, many, compute_mode="donot_use_mm_for_euclid_dist"),
):
    try:
        call()
    except RuntimeError as error:
        assert "DefaultCPUAllocator: can't allocate memory: you tried to allocate 400000000000000 bytes" in str(error)
    else:
        raise AssertionError("nothing was raised")
