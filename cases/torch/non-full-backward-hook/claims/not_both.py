"""A module with a hook of one kind refuses one of the other."""

import torch

layer = torch.nn.Linear(2, 1)
layer.register_backward_hook(lambda *_: None)
try:
    layer.register_full_backward_hook(lambda *_: None)
except RuntimeError as error:
    assert "Cannot use both regular backward hooks and full backward hooks" in str(error)
else:
    raise AssertionError("a module took both")
