"""The method has words of its own; a parameter has those of `torch.tensor`."""

import torch

index = torch.tensor([0.1, 0.7]).argmax()
for mark, words in [
    (lambda: index.requires_grad_(), "only Tensors of floating point dtype can require gradients"),
    (
        lambda: torch.nn.Parameter(index),
        "Only Tensors of floating point and complex dtype can require gradients",
    ),
]:
    try:
        mark()
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
