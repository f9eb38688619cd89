"""An input of no type has the same words, with the tuple of the inputs: a number beside a tensor in a dictionary."""

import torch

try:
    torch.jit.trace(lambda batch: batch["x"] + 1, ({"x": torch.ones(2), "n": 3},), strict=False)
except RuntimeError as error:
    assert str(error).startswith("Tracer cannot infer type of ({'x'"), error
else:
    raise AssertionError("nothing was raised")
