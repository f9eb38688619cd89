"""A tensor put in the place of another one as class attribute is seen; one changed in place and a dict are, too."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class Settings:
    """Settings that all parts of a program share."""

    temperature = torch.tensor(1.0)
    table = {"temperature": 1.0}


def soften(logits):
    """Logits divided by the temperature of the moment."""
    return logits / Settings.temperature


def soften_by_table(logits):
    """Logits divided by the temperature of a dict."""
    return logits / Settings.table["temperature"]


if MODE == "compile":
    soften = torch.compile(soften, backend="eager")
    soften_by_table = torch.compile(soften_by_table, backend="eager")

logits = torch.tensor([2.0, 4.0])
assert soften(logits).tolist() == [2.0, 4.0]
Settings.temperature = torch.tensor(2.0)
assert soften(logits).tolist() == [1.0, 2.0]
Settings.temperature.fill_(4.0)
assert soften(logits).tolist() == [0.5, 1.0]

assert soften_by_table(logits).tolist() == [2.0, 4.0]
Settings.table["temperature"] = 2.0
assert soften_by_table(logits).tolist() == [1.0, 2.0]
Settings.table = {"temperature": 4.0}
assert soften_by_table(logits).tolist() == [0.5, 1.0]
