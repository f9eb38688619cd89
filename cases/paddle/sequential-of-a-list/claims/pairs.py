"""A list of three pairs is refused in the same words, one of two pairs by an empty AssertionError; unpacked, both are right."""

from paddle import nn

pairs = [("first", nn.Linear(4, 8)), ("act", nn.ReLU()), ("last", nn.Linear(8, 2))]
for count, kind, words in ((3, ValueError, "too many values to unpack (expected 2"), (2, AssertionError, "")):
    try:
        nn.Sequential(pairs[:count])
    except kind as error:
        assert words in str(error), error
    else:
        raise RuntimeError("accepted")
    assert len(nn.Sequential(*pairs[:count])) == count
