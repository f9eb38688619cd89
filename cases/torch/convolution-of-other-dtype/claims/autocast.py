"""Under autocast a convolution converts float32 and float16, and raises for bytes and float64."""

import torch

convolution = torch.nn.Conv2d(3, 8, 3)
with torch.autocast("cpu", dtype=torch.bfloat16):
    for dtype in (torch.float32, torch.float16):
        assert convolution(torch.ones(1, 3, 8, 8, dtype=dtype)).dtype == torch.bfloat16
    for dtype in (torch.uint8, torch.float64):
        try:
            convolution(torch.ones(1, 3, 8, 8, dtype=dtype))
        except RuntimeError as error:
            assert "bias type (c10::BFloat16) should be the same" in str(error), error
        else:
            raise AssertionError("nothing was raised")
