"""A frozen parameter, a detached tensor and a result of frozen layers are refused; each has requires_grad False."""

import torch

layer = torch.nn.Linear(2, 2)
detached = layer(torch.ones(1, 2)).detach()
layer.requires_grad_(False)
for tensor in (layer.weight, detached, layer(torch.ones(1, 2)), torch.ones(2)):
    assert not tensor.requires_grad
    try:
        tensor.register_hook(print)
    except RuntimeError as error:
        assert "cannot register a hook on a tensor that doesn't require gradient" in str(error)
    else:
        raise AssertionError("nothing was raised")
