"""A web page under the name of a checkpoint: key '<' without weights_only, operand 60 with it; with an empty line first, '\\x0a' and 10."""

import os
import pickle
import tempfile

import torch

for page, key, operand in (("<!DOCTYPE html>", "'<'", "60"), ("\n<!DOCTYPE html>", "'\\x0a'", "10")):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "model.pt")
        with open(path, "w") as file:
            file.write(page + "<html>Sign in to download</html>")
        messages = []
        for weights_only in (False, True):
            try:
                torch.load(path, weights_only=weights_only)
            except pickle.UnpicklingError as error:
                messages.append(str(error))
    assert messages[0] == "invalid load key, %s." % key, messages
    assert "Unsupported operand " + operand in messages[1], messages
