"""Python's sum, max, any, list, zip and enumerate go through the tensor and raise it; the methods of the tensor take a number."""

import torch

number = torch.tensor(1.5)
for call in (
    lambda: sum(number),
    lambda: max(number),
    lambda: any(number > 1),
    lambda: list(number),
    lambda: list(zip(number, [1])),
    lambda: list(enumerate(number)),
    lambda: print(*number),
):
    try:
        call()
    except TypeError as error:
        assert str(error) == "iteration over a 0-d tensor"
    else:
        raise AssertionError("nothing was raised")
assert number.sum() == number.max() == 1.5 and (number > 1).any()
