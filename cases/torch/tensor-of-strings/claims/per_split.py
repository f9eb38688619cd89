"""Names that are numbered for each split get other numbers where a split lacks one."""

import torch


def numbered(words, names):
    return torch.tensor([names.index(word) for word in words])


train, test = ["ant", "bee", "cat"], ["bee", "cat"]
names = sorted(set(train))
assert numbered(test, names).tolist() == [1, 2]
assert numbered(test, sorted(set(test))).tolist() == [0, 1]
try:
    numbered(["dog"], names)
except ValueError as error:
    assert "not in list" in str(error)
else:
    raise AssertionError("nothing was raised")
