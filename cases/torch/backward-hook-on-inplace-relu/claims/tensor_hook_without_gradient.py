"""A forward hook that hooks the output fails where no gradient is recorded."""

import torch

layer = torch.nn.Linear(2, 2)
layer.register_forward_hook(lambda module, inputs, output: output.register_hook(print) and None)
with torch.no_grad():
    try:
        layer(torch.ones(1, 2))
    except RuntimeError as error:
        assert "cannot register a hook on a tensor that doesn't require gradient" in str(error)
    else:
        raise AssertionError("nothing was raised")
