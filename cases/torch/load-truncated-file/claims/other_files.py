# releases: >=2.0
"""A page, a pointer of Git LFS and an empty file have other messages, those of text by `weights_only`."""

import pathlib
import pickle
import tempfile

import torch

with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder, "weights.pt")
    for text in ["<html>Not Found</html>", "version https://git-lfs.github.com/spec/v1\n"]:
        path.write_text(text)
        for weights_only, words in [(True, "Weights only load failed"), (False, "invalid load key")]:
            try:
                torch.load(path, weights_only=weights_only)
            except pickle.UnpicklingError as error:
                assert words in str(error)
            else:
                raise AssertionError("nothing was raised")
    path.write_text("")
    try:
        torch.load(path)
    except EOFError:
        pass
    else:
        raise AssertionError("nothing was raised")
