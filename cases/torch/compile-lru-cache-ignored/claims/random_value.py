# releases: >=2.3
"""A cached random table is another one at each call of the compiled function; before 2.9 nothing is warned."""

import functools
import warnings

import torch

version = tuple(int(part) for part in torch.__version__.split("+")[0].split(".")[:2])


@functools.lru_cache
def projection(n):
    """A fixed random projection."""
    return torch.randn(n, 2)


def project(x):
    """The projected rows."""
    return x @ projection(x.shape[-1])


x = torch.ones(1, 4)
assert torch.equal(project(x), project(x))
compiled = torch.compile(project, backend="eager")
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    first = compiled(x)
assert not torch.equal(first, compiled(x))
if version < (2, 9):
    assert not any("cache" in str(one.message) for one in seen)
