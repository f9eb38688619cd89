"""A number and a slice of rows say "a view of a leaf"; a tensor as index says "a leaf Variable" without the view."""

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
assert words(torch.tensor([0, 2])) == "a leaf Variable"
embedding.requires_grad_(False)
assert words(1) is None
