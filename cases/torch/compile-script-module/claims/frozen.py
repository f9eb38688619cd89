# releases: >=2.5, <2.11
"""`torch.compile` of a frozen module raises that it has no attribute 'training'."""

import torch

frozen = torch.jit.freeze(torch.jit.script(torch.nn.Linear(3, 4).eval()))
try:
    torch.compile(frozen, backend="eager")
except AttributeError as error:
    assert "'RecursiveScriptModule' object has no attribute 'training'" in str(error), error
else:
    raise AssertionError("nothing was raised")
