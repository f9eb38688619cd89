"""round() can fail as well: two halves of an odd number may have one sample too few or too many."""

from torch.utils.data import random_split

for n in (5, 7):
    lengths = [round(0.5 * n), round(0.5 * n)]
    assert abs(sum(lengths) - n) == 1
    try:
        random_split(range(n), lengths)
    except ValueError as error:
        assert "Sum of input lengths does not equal" in str(error)
    else:
        raise AssertionError("nothing was raised")
