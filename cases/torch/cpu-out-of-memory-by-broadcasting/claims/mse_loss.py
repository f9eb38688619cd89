"""`mse_loss` has it too, and warns before of "a target size … that is different to the input size"."""

import warnings

import torch

predictions = torch.zeros(1, 1).expand(10_000_000, 1)
targets = torch.zeros(1).expand(10_000_000)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    try:
        torch.nn.functional.mse_loss(predictions, targets)
    except RuntimeError as error:
        assert "DefaultCPUAllocator: can't allocate memory: you tried to allocate 400000000000000 bytes" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert any("that is different to the input size" in str(one.message) for one in caught)
