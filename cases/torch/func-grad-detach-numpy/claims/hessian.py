# releases: >=2.5
"""`hessian` has no `has_aux`; `jacfwd` of `jacrev`, each with it, gives the Hessian and a value for NumPy."""

import torch
from torch.func import hessian, jacfwd, jacrev


def function(x):
    """A sum of cubes, and the cubes."""
    cubes = x**3
    return cubes.sum(), cubes


x = torch.tensor([1.0, 2.0])
matrix, cubes = jacfwd(jacrev(function, has_aux=True), has_aux=True)(x)
assert matrix.tolist() == [[6.0, 0.0], [0.0, 12.0]]
assert cubes.numpy().tolist() == [1.0, 8.0]
try:
    hessian(function, has_aux=True)
except TypeError:
    pass
else:
    raise AssertionError("hessian has has_aux")
