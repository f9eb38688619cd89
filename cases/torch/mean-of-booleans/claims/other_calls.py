"""mean of uint8, int32, int64 and bool, along an axis too, l1_loss and adaptive_avg_pool2d of integers raise; the message ends with the type."""

import torch
from torch.nn import functional

numbers = torch.arange(4)
for call, name in (
    (lambda: numbers.mean(), "Long"),
    (lambda: torch.mean(numbers), "Long"),
    (lambda: numbers.view(2, 2).mean(0), "Long"),
    (lambda: numbers.int().mean(), "Int"),
    (lambda: numbers.byte().mean(), "Byte"),
    (lambda: (numbers > 1).mean(), "Bool"),
    (lambda: functional.l1_loss(numbers, numbers), "Long"),
    (lambda: functional.adaptive_avg_pool2d(numbers.view(1, 2, 2), 1), "Long"),
):
    try:
        call()
    except RuntimeError as error:
        assert str(error) == (
            "mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. "
            f"Got: {name}"
        )
    else:
        raise AssertionError("nothing was raised")
