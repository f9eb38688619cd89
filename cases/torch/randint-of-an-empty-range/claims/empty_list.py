"""The length of an empty list of files has the message, with to=0."""

import tempfile
from pathlib import Path

import torch

with tempfile.TemporaryDirectory() as folder:
    fonts = list(Path(folder).glob("*.ttf"))
try:
    torch.randint(0, len(fonts), (1,))
except RuntimeError as error:
    assert str(error) == "random_ expects 'from' to be less than 'to', but got from=0 >= to=0"
else:
    raise AssertionError("nothing was raised")
