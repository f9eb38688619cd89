"""Booleans and a parameter of integers have the words of `torch.tensor`; the attribute, the method and `jacobian` have words of their own."""

import torch

numbers = torch.tensor([1, 0, 1])


def set_attribute():
    """Mark the integers by the attribute."""
    numbers.requires_grad = True


for mark, words in [
    (
        lambda: torch.tensor([True, False], requires_grad=True),
        "Only Tensors of floating point and complex dtype can require gradients",
    ),
    (
        lambda: torch.nn.Parameter(numbers),
        "Only Tensors of floating point and complex dtype can require gradients",
    ),
    (set_attribute, "only Tensors of floating point and complex dtype can require gradients"),
    (numbers.requires_grad_, "only Tensors of floating point dtype can require gradients"),
    (
        lambda: torch.autograd.functional.jacobian(torch.square, numbers),
        "only Tensors of floating point dtype can require gradients",
    ),
]:
    try:
        mark()
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
