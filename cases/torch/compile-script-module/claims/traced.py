# releases: >=2.12
"""A traced module is accepted, and no graph is made of it; loaded from a file, or frozen, it is refused."""

import io

import torch

graphs = []


def backend(module, inputs):
    graphs.append(module)
    return module.forward


x = torch.ones(2, 3)
traced = torch.jit.trace(torch.nn.Linear(3, 4).eval(), x)
assert torch.equal(torch.compile(traced, backend=backend)(x), traced(x))
assert not graphs
file = io.BytesIO()
torch.jit.save(traced, file)
file.seek(0)
for module in (torch.jit.load(file), torch.jit.freeze(traced)):
    try:
        torch.compile(module, backend=backend)
    except RuntimeError as error:
        assert "does not support compiling torch.jit.script or torch.jit.freeze models" in str(error), error
    else:
        raise AssertionError("nothing was raised")
