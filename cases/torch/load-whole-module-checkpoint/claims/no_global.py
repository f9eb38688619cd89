# releases: >=2.6
"""A page or a Git LFS pointer in place of the file is refused as "Unsupported operand", and no global is named."""

import io
import pickle

import torch

for text in (b"<!DOCTYPE html><html></html>", b"version https://git-lfs.github.com/spec/v1\n"):
    try:
        torch.load(io.BytesIO(text))
    except pickle.UnpicklingError as error:
        words = str(error)
        assert "Weights only load failed" in words and "GLOBAL" not in words, words
        assert f"Unsupported operand {text[0]}" in words, words
    else:
        raise AssertionError("nothing was raised")
