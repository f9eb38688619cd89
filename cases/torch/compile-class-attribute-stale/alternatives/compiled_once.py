"""The temperature is a tensor that is filled in place: one graph serves all values, where a number needs several."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")
GRAPHS = []


class Settings:
    """Settings that all parts of a program share."""

    temperature = torch.tensor(1.0)
    number = 1.0


settings = Settings()


def count(module, inputs):
    """A backend that counts what it compiles."""
    GRAPHS.append(module)
    return module


def soften(logits):
    """Logits divided by the temperature of the moment."""
    return logits / Settings.temperature


def soften_by_number(logits):
    """Logits divided by a number that is read through an instance."""
    return logits / settings.number


if MODE == "compile":
    soften = torch.compile(soften, backend=count)
    soften_by_number = torch.compile(soften_by_number, backend=count)

logits = torch.tensor([2.0, 4.0])
for step in range(1, 13):
    Settings.temperature.fill_(step)
    assert torch.allclose(soften(logits), logits / step)
assert len(GRAPHS) == (MODE == "compile")

GRAPHS.clear()
for step in range(1, 13):
    settings.number = float(step)
    assert torch.allclose(soften_by_number(logits), logits / step)
if MODE == "compile":
    assert len(GRAPHS) == 8 if torch.__version__.startswith("2.5.1") else len(GRAPHS) > 1
