"""A quotation mark in the text becomes part of the name."""

import torch

try:
    torch.cuda.memory._set_allocator_settings('"max_split_size_mb:128"')
except (RuntimeError, ValueError) as error:
    assert "Unrecognized" in str(error) and '"max_split_size_mb' in str(error)
else:
    raise AssertionError("nothing was raised")
torch.cuda.memory._set_allocator_settings("max_split_size_mb:128")
