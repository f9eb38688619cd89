# releases: >=2.2
"""CPU autocast to float32 warns that it is disabled, names float16 as supported, and goes on in float32."""

import warnings

import torch

model = torch.nn.Linear(8, 4)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    with torch.autocast("cpu", dtype=torch.float32):
        output = model(torch.randn(2, 8))
assert "Disabling autocast" in str(seen[0].message)
assert "torch.bfloat16, torch.float16 currently" in str(seen[0].message)
assert output.dtype == torch.float32
