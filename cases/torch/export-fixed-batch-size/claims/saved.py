# releases: >=2.5
"""A program that was saved and loaded refuses another batch size."""

import io

import torch
from torch.export import export, load, save

file = io.BytesIO()
save(export(torch.nn.Linear(4, 2), (torch.ones(4, 4),)), file)
file.seek(0)
program = load(file).module()
program(torch.ones(4, 4))
try:
    program(torch.ones(3, 4))
except (AssertionError, RuntimeError) as error:
    assert any(words in str(error) for words in ("specialized", "Expected input", "Guard"))
else:
    raise ValueError("nothing was raised")
