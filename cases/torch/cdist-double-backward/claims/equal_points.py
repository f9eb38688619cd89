# releases: >=1.13
"""Of a set's distances to itself the norm has NaN as second derivative; the norm of the pairs and the matrix multiplication have none."""

import torch

points = torch.tensor([[0.0, 0.0, 0.0], [1.0, 2.0, 3.0], [4.0, 0.0, 1.0]])
first, second = torch.triu_indices(3, 3, 1)


def curvature(distances):
    """The gradient of the squared slope."""
    atoms = points.clone().requires_grad_()
    (slope,) = torch.autograd.grad(distances(atoms).sum(), atoms, create_graph=True)
    slope.square().sum().backward()
    return atoms.grad


assert curvature(lambda a: (a[:, None] - a).norm(dim=-1)).isnan().any()
pairs = curvature(lambda a: 2 * (a[first] - a[second]).norm(dim=-1))
assert pairs.isfinite().all()
product = curvature(lambda a: torch.cdist(a, a, compute_mode="use_mm_for_euclid_dist"))
assert torch.allclose(product, pairs, atol=1e-5)
