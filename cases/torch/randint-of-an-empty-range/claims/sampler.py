"""A RandomSampler with replacement and num_samples has the words, one without has others."""

from torch.utils.data import RandomSampler

try:
    list(RandomSampler([], replacement=True, num_samples=3))
except RuntimeError as error:
    assert str(error) == "random_ expects 'from' to be less than 'to', but got from=0 >= to=0"
else:
    raise AssertionError("nothing was raised")
try:
    list(RandomSampler([]))
except ValueError as error:
    assert "num_samples should be a positive integer" in str(error)
else:
    raise AssertionError("nothing was raised")
