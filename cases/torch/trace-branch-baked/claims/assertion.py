"""An `assert` on a tensor gives the warning, the traced results are right, and the traced model checks nothing."""

import warnings

import torch


def masked(x, mask):
    """The visible entries of x."""
    assert mask.any(), "nothing is visible"
    return x * mask


x, mask = torch.ones(3), torch.tensor([True, True, False])
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    traced = torch.jit.trace(masked, (x, mask))
assert any("Converting a tensor to a Python boolean" in str(one.message) for one in caught)
assert torch.equal(traced(2 * x, ~mask), masked(2 * x, ~mask))
assert traced(x, mask & ~mask).tolist() == [0.0, 0.0, 0.0]
try:
    masked(x, mask & ~mask)
except AssertionError:
    pass
else:
    raise SystemExit("nothing was raised")
