# releases: >=2.5
"""Where the backward graph asks for data pointers, as that of the default backend does, `is_grads_batched=True` fails."""

import torch
from functorch.compile import make_boxed_func
from torch._dynamo.backends.common import aot_autograd


def compiler(graph, inputs):
    """Run the graph on tensors that have memory."""

    def run(*arguments):
        for one in arguments:
            one.data_ptr()
        return graph(*arguments)

    return make_boxed_func(run)


x = torch.ones(3, requires_grad=True)
y = torch.compile(lambda x: x.sin() * x, backend=aot_autograd(fw_compiler=compiler, bw_compiler=compiler))(x)
try:
    torch.autograd.grad(y, x, torch.eye(3), is_grads_batched=True)
except RuntimeError as error:
    assert "Cannot access data pointer of Tensor that doesn't have storage" in str(error), error
else:
    raise AssertionError("nothing was raised")
