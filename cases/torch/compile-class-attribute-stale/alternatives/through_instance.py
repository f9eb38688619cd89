"""A temperature kept as a class attribute is annealed, and read through an instance by compiled code."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class Settings:
    """Settings that all parts of a program share."""

    temperature = 1.0


settings = Settings()


def soften(logits):
    """Logits divided by the temperature of the moment."""
    return logits / settings.temperature


if MODE == "compile":
    soften = torch.compile(soften, backend="eager")

logits = torch.tensor([2.0, 4.0])
soften(logits)
Settings.temperature = 2.0
softened = soften(logits)
assert softened.tolist() == [1.0, 2.0], f"logits at temperature 2 are {softened.tolist()} instead of [1.0, 2.0]"
result = softened
