"""With p = 1 and p = 3 the second derivative is missing for thirty points too, with either `compute_mode`; sums of differences have it."""

import torch

for p in (1.0, 3.0):
    for mode in ("use_mm_for_euclid_dist_if_necessary", "use_mm_for_euclid_dist"):
        atoms, probes = torch.randn(30, 3, requires_grad=True), torch.randn(30, 3)
        distances = torch.cdist(atoms, probes, p=p, compute_mode=mode)
        (slope,) = torch.autograd.grad(distances.square().sum(), atoms, create_graph=True)
        try:
            slope.square().sum().backward()
        except NotImplementedError as error:
            assert "the derivative for '_cdist_backward' is not implemented" in str(error)
        else:
            raise AssertionError("there is a derivative")
    distances = (atoms[:, None] - probes).norm(p=p, dim=-1)
    (slope,) = torch.autograd.grad(distances.square().sum(), atoms, create_graph=True)
    slope.square().sum().backward()
    assert torch.isfinite(atoms.grad).all()
