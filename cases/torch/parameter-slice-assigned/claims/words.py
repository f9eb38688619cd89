"""A number and a slice of rows say "a view of a leaf", also to `zero_()`; a list, a mask, a tensor of indices and `...` say "a leaf Variable" without the view."""

import torch

embedding = torch.nn.Embedding(6, 4)


def words(index):
    """The error of an assignment to this index."""
    try:
        embedding.weight[index] = 0.5
    except RuntimeError as error:
        return str(error).split(" that requires grad")[0]
    return None


assert words(1) == words(slice(1, 3)) == words((0, slice(2))) == "a view of a leaf Variable"
mask = torch.tensor([True, False, True, False, False, False])
assert words([0, 2]) == words(torch.tensor([0, 2])) == words(mask) == words(...) == "a leaf Variable"
try:
    embedding.weight[0].zero_()
except RuntimeError as error:
    assert str(error).startswith("a view of a leaf Variable")
else:
    raise AssertionError("nothing was raised")
embedding.requires_grad_(False)
assert words(1) is None
