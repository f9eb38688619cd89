# releases: >=2.5
"""`torch.func.jacrev` and `vmap` of a `torch.func.vjp` take the compiled function, and run it uncompiled."""

import torch

graphs = []


def backend(module, inputs):
    graphs.append(module)
    return module.forward


x = torch.ones(3)
forward = torch.compile(lambda x: x.sin() * x, backend=backend)
expected = torch.diag(x.cos() * x + x.sin())
assert torch.allclose(torch.func.jacrev(forward)(x), expected)
assert torch.allclose(torch.vmap(torch.func.vjp(forward, x)[1])(torch.eye(3))[0], expected)
assert not graphs
torch._dynamo.reset()
forward(x)
assert graphs
