# releases: >=2.5
"""The default is `strict=False` from 2.8 on, and `strict=True` before."""

import inspect

import torch

release = tuple(int(number) for number in torch.__version__.split(".")[:2])
strict = inspect.signature(torch.export.export).parameters["strict"].default
assert strict == (release < (2, 8)), strict
