"""Negative ids are out of range, also with `padding_idx=-1`, which means the last row."""

import torch

for embedding in (torch.nn.Embedding(4, 2), torch.nn.Embedding(4, 2, padding_idx=-1)):
    for number in (-1, -100):
        try:
            embedding(torch.tensor([number]))
        except IndexError as error:
            assert str(error) == "index out of range in self"
        else:
            raise AssertionError("nothing was raised")
assert embedding.padding_idx == 3
