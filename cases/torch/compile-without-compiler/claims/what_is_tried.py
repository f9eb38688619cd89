"""By default `(None, 'g++')` is tried, and `torch.compile()` itself passes without a compiler."""

import torch._inductor.config

import torch

assert torch._inductor.config.cpp.cxx == (None, "g++")
torch._inductor.config.cpp.cxx = ("/nowhere/g++",)
torch.compile(lambda x: x + 1)
