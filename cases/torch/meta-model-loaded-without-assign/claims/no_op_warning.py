# releases: >=2.1
"""load_state_dict copies nothing into weights on the meta device, and a warning says that it is a no-op."""

import warnings

import torch

model = torch.nn.Linear(2, 1, device="meta")
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    report = model.load_state_dict({"weight": torch.ones(1, 2), "bias": torch.ones(1)})
assert model.weight.is_meta and not report.missing_keys
assert any("which is a no-op" in str(warning.message) for warning in caught)
