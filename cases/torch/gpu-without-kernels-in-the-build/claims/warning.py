"""PyTorch warns at the first use of CUDA that the card is not compatible, if the list has no entry with its major number."""

import warnings

import torch

torch.cuda.get_arch_list = lambda: ["sm_50"]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.cuda.init()
words = [str(warning.message) for warning in caught]
assert any("is not compatible with the current PyTorch installation" in word for word in words), words
