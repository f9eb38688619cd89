"""The dropout functions differ in whether they drop by default."""

import inspect

import torch.nn.functional as F

for name, default in [
    ("dropout", True),
    ("dropout1d", True),
    ("dropout2d", True),
    ("dropout3d", True),
    ("alpha_dropout", False),
    ("feature_alpha_dropout", False),
]:
    assert inspect.signature(getattr(F, name)).parameters["training"].default is default
