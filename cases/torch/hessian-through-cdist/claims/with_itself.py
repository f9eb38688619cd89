"""Of a set with itself the written distance has a gradient of NaN, the pairs above the diagonal have none."""

import torch

try:
    from torch.func import grad, hessian
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import grad, hessian


def written(atoms):
    """The sum of all distances, written out."""
    return (atoms[:, None] - atoms).square().sum(-1).sqrt().sum()


def pairs(atoms):
    """The same sum, of each pair once, doubled."""
    i, j = torch.triu_indices(len(atoms), len(atoms), 1)
    return 2 * (atoms[i] - atoms[j]).square().sum(-1).sqrt().sum()


torch.manual_seed(0)
atoms = torch.randn(4, 2)
assert torch.allclose(written(atoms), pairs(atoms))
assert grad(written)(atoms).isnan().any() and hessian(written)(atoms).isnan().any()
assert not hessian(pairs)(atoms).isnan().any()
by_cdist = grad(lambda atoms: torch.cdist(atoms, atoms).sum())(atoms)
assert torch.allclose(grad(pairs)(atoms), by_cdist, atol=1e-5)
