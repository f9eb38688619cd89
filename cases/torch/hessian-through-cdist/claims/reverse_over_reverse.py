# releases: >=2.5
"""`jacrev` of `jacrev` is right for more than 25 points, and with `use_mm_for_euclid_dist`."""

import torch
from torch.func import hessian, jacrev

torch.manual_seed(0)
for number, mode in ((26, "use_mm_for_euclid_dist_if_necessary"), (3, "use_mm_for_euclid_dist")):
    atoms, walls = (
        torch.rand(number, 2, dtype=torch.float64),
        3 + torch.rand(4, 2, dtype=torch.float64),
    )
    by_cdist = jacrev(
        jacrev(lambda atoms: torch.cdist(atoms, walls, compute_mode=mode).pow(-2).sum())
    )(atoms)
    written = hessian(lambda atoms: (atoms[:, None] - walls).square().sum(-1).pow(-1).sum())(atoms)
    assert torch.allclose(by_cdist, written, atol=1e-6)
