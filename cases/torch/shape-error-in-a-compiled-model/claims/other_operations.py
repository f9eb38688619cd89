# releases: >=2.1
"""The message names the operation with the shapes of its arguments, then says its error: of a sum, a view, a concatenation."""

import torch

for function, shapes, operation, reason in (
    (lambda a, b: a + b, [(4, 8), (4, 7)], "add>", None),
    (lambda a: a.view(5, 7), [(4, 8)], "call_method view", "shape '[5, 7]' is invalid for input of size 32"),
    (lambda a, b: torch.cat([a, b]), [(4, 8), (4, 7)], "method cat of", "Sizes of tensors must match except in dimension 0"),
):
    try:
        torch.compile(function, backend="eager")(*[torch.ones(shape) for shape in shapes])
    except torch._dynamo.exc.TorchRuntimeError as error:
        assert operation in str(error)
        assert all(f"FakeTensor(..., size={shape})" in str(error) for shape in shapes)
        assert reason is None or reason in str(error)
    else:
        raise AssertionError("nothing was raised")
