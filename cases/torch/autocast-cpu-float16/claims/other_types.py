# releases: <2.2
"""CPU autocast to float16 or float32 raises on entry, also with `enabled=False`, after the warning."""

import warnings

import torch

for dtype in (torch.float16, torch.float32):
    for enabled in (True, False):
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            region = torch.autocast("cpu", dtype=dtype, enabled=enabled)
        assert "Disabling autocast" in str(seen[0].message)
        try:
            with region:
                pass
        except RuntimeError as error:
            assert "AutocastCPU only support Bfloat16" in str(error), error
        else:
            raise AssertionError("nothing was raised")
