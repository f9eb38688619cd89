"""A page, a pointer of Git LFS and an empty file have other messages."""

import pathlib
import pickle
import tempfile

import torch

with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder, "weights.pt")
    for text in ["<html>Not Found</html>", "version https://git-lfs.github.com/spec/v1\n"]:
        path.write_text(text)
        try:
            torch.load(path)
        except pickle.UnpicklingError as error:
            assert "invalid load key" in str(error) or "Weights only load failed" in str(error)
        else:
            raise AssertionError("nothing was raised")
    path.write_text("")
    try:
        torch.load(path)
    except EOFError:
        pass
    else:
        raise AssertionError("nothing was raised")
