"""With one label the class warns of `size_average` and raises nothing; the module has no `backward`."""

import warnings

import torch

with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    loss = torch.nn.CrossEntropyLoss(torch.randn(1, 2), torch.tensor([1]))
assert "size_average and reduce args will be deprecated" in str(seen[0].message)
assert isinstance(loss, torch.nn.Module)
assert not hasattr(loss, "backward")
