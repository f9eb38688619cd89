# releases: >=2.5
"""The input's type is the first of the message: `unsigned char`, `double`, `Half`; so in Conv1d."""

import torch

names = {torch.uint8: "unsigned char", torch.float64: "double", torch.float16: "c10::Half"}
for dtype, name in names.items():
    for convolution, shape in ((torch.nn.Conv2d, (1, 3, 8, 8)), (torch.nn.Conv1d, (1, 3, 8))):
        try:
            convolution(3, 8, 3)(torch.ones(shape, dtype=dtype))
        except RuntimeError as error:
            assert f"Input type ({name}) and bias type (float)" in str(error)
        else:
            raise AssertionError("nothing was raised")
