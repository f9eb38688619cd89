"""Texts are collected, not converted: of pairs they are a tuple, of dictionaries or alone a list; numbers become a tensor."""

import torch
from torch.utils.data import DataLoader


def first(samples):
    return next(iter(DataLoader(samples, batch_size=2)))


assert first([(1, "rose"), (2, "tulip")])[1] == ("rose", "tulip")
assert first([{"name": "rose"}, {"name": "tulip"}])["name"] == ["rose", "tulip"]
assert first(["rose", "tulip"]) == ["rose", "tulip"]
assert torch.equal(first([(1, "rose"), (2, "tulip")])[0], torch.tensor([1, 2]))
