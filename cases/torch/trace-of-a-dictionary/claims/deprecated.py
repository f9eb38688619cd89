# releases: >=2.15
"""torch.jit.script and torch.jit.trace warn that they are deprecated."""

import warnings

import torch

model = torch.nn.Linear(2, 2)
for call in (lambda: torch.jit.script(model), lambda: torch.jit.trace(model, torch.ones(1, 2))):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        call()
    assert any("is deprecated" in str(one.message) and "torch.export" in str(one.message) for one in seen)
