# releases: >=2.9
"""A layer made in forward is refused alike, and with `graph_break_on_nn_param_ctor = False` as well."""

import torch


def project(x):
    """A projection with weights of its own."""
    return torch.nn.Linear(3, 2)(x)


for breaks in (True, False):
    torch._dynamo.reset()
    torch._dynamo.config.graph_break_on_nn_param_ctor = breaks
    try:
        torch.compile(project, backend="eager", fullgraph=True)(torch.ones(2, 3))
    except torch._dynamo.exc.Unsupported as error:
        assert "torch.nn.Parameter" in str(error)
    else:
        raise AssertionError("nothing was raised")
