# releases: >=2.1
"""The first call compiles the forward pass alone; the backward pass is compiled in its own first call."""

from functorch.compile import make_boxed_func

import torch
from torch._dynamo.backends.common import aot_autograd

compiled_parts = []


def part(name):
    """A compiler that notes when it is called."""

    def compiler(graph, inputs):
        compiled_parts.append(name)
        return make_boxed_func(graph.forward)

    return compiler


backend = aot_autograd(fw_compiler=part("forward"), bw_compiler=part("backward"))
model = torch.compile(torch.nn.Linear(2, 2), backend=backend)
prediction = model(torch.ones(1, 2))
assert compiled_parts == ["forward"]
prediction.sum().backward()
assert compiled_parts == ["forward", "backward"]
model(torch.ones(1, 2)).sum().backward()
assert compiled_parts == ["forward", "backward"]
