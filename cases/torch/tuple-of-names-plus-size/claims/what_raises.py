# releases: >=1.13
"""Since 2.8 the sum with None, a slice, a dtype, a float or a tuple in front raises too, with `shape` and `size()`, and so do `+=` and `sum`; the item is the first that is no integer, and integers alone give a `torch.Size`. With the shape in front it always raised."""

import operator

import torch

release = tuple(int(number) for number in torch.__version__.split(".")[:2])
scores = torch.zeros(2, 3)


def words(call):
    """The message of a call that raises, else None."""
    try:
        call()
    except TypeError as error:
        return str(error)
    return None


for head, kind in [
    ("causal", "str"),
    (None, "NoneType"),
    (slice(None), "slice"),
    (torch.float32, "torch.dtype"),
    ((1, 2), "tuple"),
    (0.5, "float"),
]:
    text = f"torch.Size() takes an iterable of 'int' (item 0 is '{kind}')"
    for shape in [scores.shape, scores.size(), scores.shape[1:]]:
        assert words(lambda: (head,) + shape) == (text if release >= (2, 8) else None)
    assert "torch.Size() takes an iterable of 'int' (item 2" in words(lambda: scores.shape + (head,))
    assert words(lambda: operator.iadd((head,), scores.shape)) == (
        text if release >= (2, 8) else None
    )
    assert words(lambda: sum([(head,), scores.shape], ())) == (text if release >= (2, 8) else None)

text = "torch.Size() takes an iterable of 'int' (item 1 is 'str')"
assert words(lambda: (1, "causal") + scores.shape) == (text if release >= (2, 8) else None)

kind = type((1,) + scores.shape)
assert kind is (torch.Size if release >= (2, 8) else tuple)
assert isinstance((1,) + scores.shape, tuple)
