"""A list of one layer is refused with "not enough values to unpack"; lists of three and more with "too many values"."""

from paddle import nn

for count, words in ((1, "not enough values to unpack (expected 2, got 1)"), (3, "too many values to unpack (expected 2"), (5, "too many values to unpack (expected 2")):
    try:
        nn.Sequential([nn.ReLU() for _ in range(count)])
    except ValueError as error:
        assert words in str(error), error
    else:
        raise AssertionError(count)
