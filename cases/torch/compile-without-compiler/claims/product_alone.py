# releases: >=2.5
"""Without a compiler a compiled matrix product passes, and one with a sine behind it does not."""

import torch._inductor.config

import torch

torch._inductor.config.cpp.cxx = ("/nowhere/g++",)
x = torch.ones(3, 3)
assert torch.compile(lambda x: x @ x)(x).tolist() == [[3.0] * 3] * 3
try:
    torch.compile(lambda x: (x @ x).sin())(x)
except Exception as error:
    assert "No working C++ compiler found" in str(error), error
else:
    raise AssertionError("nothing was raised")
