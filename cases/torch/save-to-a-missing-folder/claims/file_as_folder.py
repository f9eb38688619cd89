"""A file with the name of the folder has the same words."""

import torch

with open("checkpoints", "w") as file:
    file.write("")
try:
    torch.save({"epoch": 3}, "checkpoints/best.pt")
except RuntimeError as error:
    assert str(error) == "Parent directory checkpoints does not exist."
else:
    raise AssertionError("nothing was raised")
