# releases: >=2.11
"""A `print` in `ignore_logging_functions` is left out."""

import contextlib
import io

import torch

torch._dynamo.config.ignore_logging_functions.add(print)


@torch.compile(backend="eager", fullgraph=True)
def forward(x):
    """Activate and say so."""
    y = x.relu()
    print("activation", y.shape)
    return y


output = io.StringIO()
with contextlib.redirect_stdout(output):
    assert forward(torch.ones(3)).tolist() == [1, 1, 1]
assert output.getvalue() == ""
