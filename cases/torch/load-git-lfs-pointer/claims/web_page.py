"""A web page under the name of a checkpoint: key '<' without weights_only, operand 60 with it."""

import os
import pickle
import tempfile

import torch

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "model.pt")
    with open(path, "w") as file:
        file.write("<!DOCTYPE html><html>Sign in to download</html>")
    messages = []
    for weights_only in (False, True):
        try:
            torch.load(path, weights_only=weights_only)
        except pickle.UnpicklingError as error:
            messages.append(str(error))
assert messages[0] == "invalid load key, '<'."
assert "Unsupported" in messages[1] and "60" in messages[1]
