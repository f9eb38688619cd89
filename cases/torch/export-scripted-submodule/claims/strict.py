"""With `strict=True` the message names scripted modules."""

import torch

model = torch.nn.Sequential(torch.jit.script(torch.nn.Linear(4, 8)), torch.nn.ReLU())
try:
    torch.export.export(model, (torch.ones(3, 4),), strict=True)
except torch._dynamo.exc.Unsupported as error:
    assert "ScriptModule" in str(error) or "torch.jit.script" in str(error), error
else:
    raise AssertionError("nothing was raised")
