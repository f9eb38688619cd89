"""strict=False takes tensors and tuples of them under texts; not None, a nested dictionary, numbers as keys."""

import torch

x = torch.ones(2)
traced = torch.jit.trace(lambda x: {"y": (x + 1, x + 2), "z": (x, x)}, x, strict=False)
assert torch.equal(traced(x)["y"][1], x + 2)
for function in (
    lambda x: {"y": x + 1, "z": None},
    lambda x: {"y": {"z": x + 1}},
    lambda x: {0: x + 1},
):
    try:
        torch.jit.trace(function, x, strict=False)
    except RuntimeError as error:
        assert "of traced region cannot be understood by the tracer, only outputs matching" in str(error)
    else:
        raise AssertionError("nothing was raised")
