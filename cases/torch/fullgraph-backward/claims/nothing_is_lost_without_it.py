# releases: >=2.5
"""Without `fullgraph=True` it runs, and both passes are compiled."""

from torch._functorch.aot_autograd import aot_module_simplified

import torch

compiled = []


def backend(graph, inputs):
    """Note which passes are compiled."""

    def note(name):
        def compiler(graph, inputs):
            compiled.append(name)
            return graph.forward

        return compiler

    return aot_module_simplified(graph, inputs, fw_compiler=note("forward"), bw_compiler=note("backward"))


model = torch.nn.Linear(3, 1)


@torch.compile(backend=backend)
def step(x):
    """A step with its backward pass."""
    loss = model(x).square().mean()
    loss.backward()
    return loss


step(torch.randn(4, 3))
assert model.weight.grad is not None
assert compiled[:2] == ["forward", "backward"]
