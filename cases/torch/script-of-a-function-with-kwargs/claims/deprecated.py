# releases: >=2.15
"""torch.jit.trace and torch.jit.script warn that they are deprecated."""

import warnings

import torch

layer = torch.nn.Linear(2, 2)
for compiled in (lambda: torch.jit.trace(layer, torch.ones(1, 2)), lambda: torch.jit.script(layer)):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        compiled()
    assert any("is deprecated" in str(one.message) for one in caught)
