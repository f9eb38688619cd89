"""A tensor put in the place of another one as class attribute is seen, and so is one that is changed in place."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class Settings:
    """Settings that all parts of a program share."""

    temperature = torch.tensor(1.0)


def soften(logits):
    """Logits divided by the temperature of the moment."""
    return logits / Settings.temperature


if MODE == "compile":
    soften = torch.compile(soften, backend="eager")

logits = torch.tensor([2.0, 4.0])
assert soften(logits).tolist() == [2.0, 4.0]
Settings.temperature = torch.tensor(2.0)
assert soften(logits).tolist() == [1.0, 2.0]
Settings.temperature.fill_(4.0)
assert soften(logits).tolist() == [0.5, 1.0]
