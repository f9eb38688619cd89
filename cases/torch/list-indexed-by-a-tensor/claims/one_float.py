"""A single float is refused in the same words, as an index, as the end of a slice (of a tensor too) and in range; int(...) is taken."""

import torch

width = torch.tensor(6.0) / 2
rows = torch.arange(10)
for call in (
    lambda: [10, 20, 30, 40][width],
    lambda: [10, 20, 30, 40][:width],
    lambda: rows[:width],
    lambda: range(width),
):
    try:
        call()
    except TypeError as error:
        assert str(error) == "only integer tensors of a single element can be converted to an index"
    else:
        raise AssertionError("nothing was raised")
assert rows[: int(width)].tolist() == [0, 1, 2]
assert list(range(int(width))) == [0, 1, 2]
