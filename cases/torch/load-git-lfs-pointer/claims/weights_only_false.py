"""With weights_only=False the pointer is no checkpoint either: invalid load key, 'v'."""

import os
import pickle
import tempfile

import torch

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "model.pt")
    with open(path, "w") as file:
        file.write("version https://git-lfs.github.com/spec/v1\noid sha256:%s\nsize 2345\n" % ("4d" * 32))
    try:
        torch.load(path, weights_only=False)
    except pickle.UnpicklingError as error:
        assert str(error) == "invalid load key, 'v'."
    else:
        raise AssertionError("it was loaded")
