# releases: >=2.5
"""A `forward` that calls a scripted module is not compiled at all, and refused with `fullgraph=True`; with the call in a disabled method it is only broken in two."""

import torch

graphs = []


def backend(module, inputs):
    graphs.append(module)
    return module.forward


class Net(torch.nn.Module):
    """A scripted layer between two additions."""

    def __init__(self):
        super().__init__()
        self.layer = torch.jit.script(torch.nn.Linear(3, 3))

    def forward(self, x):
        y = x + 1
        return self.layer(y) + 1


class Disabled(Net):
    """The same, with the layer in a method that Dynamo leaves alone."""

    @torch.compiler.disable
    def scripted(self, x):
        return self.layer(x)

    def forward(self, x):
        y = x + 1
        return self.scripted(y) + 1


x = torch.ones(2, 3)
for model, count in ((Net(), 0), (Disabled(), 2)):
    graphs.clear()
    assert torch.equal(torch.compile(model, backend=backend)(x), model(x))
    assert len(graphs) == count, graphs
torch._dynamo.reset()
try:
    torch.compile(Net(), backend=backend, fullgraph=True)(x)
except Exception as error:
    assert "Script" in str(error), error
else:
    raise AssertionError("nothing was raised")
