"""torch.jit.trace_module raises it too."""

import torch


class Model(torch.nn.Module):
    def forward(self, x):
        return {"y": x + 1}


try:
    torch.jit.trace_module(Model(), {"forward": torch.ones(2)})
except RuntimeError as error:
    assert str(error).startswith("Encountering a dict at the output of the tracer"), error
else:
    raise AssertionError("nothing was raised")
