"""PyTorch's wheel requires Triton, on Linux alone."""

import importlib.metadata

import torch

triton = [text for text in importlib.metadata.requires(torch.__name__) if "triton" in text]
assert triton
assert all('platform_system == "Linux"' in text for text in triton)
