# releases: >=2.1
"""suppress_errors runs what cannot be compiled as it was written, but not with `fullgraph=True`."""

import torch
import torch._dynamo
import torch._inductor.config

torch._inductor.config.cpp.cxx = ("/nowhere/g++",)
torch._dynamo.config.suppress_errors = True
x = torch.ones(3)
assert torch.equal(torch.compile(lambda x: x.sin() + 1)(x), x.sin() + 1)
try:
    torch.compile(lambda x: x.sin() + 1, fullgraph=True)(x)
except Exception as error:
    assert "No working C++ compiler found" in str(error), error
else:
    raise AssertionError("nothing was raised")
