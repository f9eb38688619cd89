"""clone().detach() ends the warning and has no graph either; clone() and as_tensor keep the graph."""

import warnings

import torch

weight = torch.ones(3, requires_grad=True)
total = weight.sum()
with warnings.catch_warnings():
    warnings.simplefilter("error")
    for copy in (total.clone().detach(), total.detach().clone(), total.clone().detach().requires_grad_(True)):
        assert copy.grad_fn is None
    assert total.clone().grad_fn is not None
    assert torch.as_tensor(total) is total
try:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        torch.tensor(total)
except UserWarning as warning:
    assert "To copy construct from a tensor" in str(warning)
else:
    raise AssertionError("torch.tensor did not warn")
