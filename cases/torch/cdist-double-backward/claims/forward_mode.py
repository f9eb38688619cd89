# releases: >=1.13
"""`torch.func.hessian` of `cdist` is refused with either `compute_mode`; of the norm of the differences it is not."""

import torch

try:
    from torch.func import hessian
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import hessian

torch.manual_seed(0)
atoms, probes = torch.randn(5, 3), torch.randn(6, 3)
for mode in ("use_mm_for_euclid_dist_if_necessary", "use_mm_for_euclid_dist"):
    try:
        hessian(lambda a: torch.cdist(a, probes, compute_mode=mode).sum())(atoms)
    except NotImplementedError as error:
        assert "Trying to use forward AD with" in str(error)
    else:
        raise AssertionError("there is a derivative")
curvature = hessian(lambda a: (a[:, None] - probes).norm(dim=-1).sum())(atoms)
assert curvature.shape == (5, 3, 5, 3) and torch.isfinite(curvature).all()
