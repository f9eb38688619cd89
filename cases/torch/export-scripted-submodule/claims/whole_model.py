"""A scripted model as a whole is refused by its name, with `TS2EPConverter` as the way."""

import torch

try:
    torch.export.export(torch.jit.script(torch.nn.Linear(4, 8)), (torch.ones(3, 4),))
except Exception as error:
    assert "ScriptModule" in str(error) and "TS2EPConverter" in str(error), error
else:
    raise AssertionError("nothing was raised")
