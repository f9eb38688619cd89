"""A value that is changed after `torch.compile` and before the first call is the one that the graph has."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class Settings:
    """Settings that all parts of a program share."""

    temperature = 1.0


def soften(logits):
    """Logits divided by the temperature of the moment."""
    return logits / Settings.temperature


if MODE == "compile":
    soften = torch.compile(soften, backend="eager")

Settings.temperature = 2.0
assert soften(torch.tensor([2.0, 4.0])).tolist() == [1.0, 2.0]
Settings.temperature = 4.0
stale = soften(torch.tensor([2.0, 4.0])).tolist() == [1.0, 2.0]
assert stale == (MODE == "compile")
