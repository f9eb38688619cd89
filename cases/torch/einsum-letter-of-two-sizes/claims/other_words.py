"""A letter twice in one operand and axes under an ellipsis of two sizes have other words."""

import torch

for equation, tensors, words in (
    ("ii->i", [torch.zeros(2, 3)], "subscript i is repeated for operand 0 but the sizes don't match, 3 != 2"),
    (
        "...ij,...jk->...ik",
        [torch.zeros(2, 2, 3), torch.zeros(3, 3, 5)],
        "dimension 0 covered by ellipsis in operand 1has size 3 which does not broadcast",
    ),
):
    try:
        torch.einsum(equation, *tensors)
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
