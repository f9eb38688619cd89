# releases: <2.2
"""Conv1d and Conv3d say "expected scalar type Byte but found Float", with a bias too; Conv2d names the bias."""

import torch

for convolution, shape, words in (
    (torch.nn.Conv1d, (1, 3, 8), "expected scalar type Byte but found Float"),
    (torch.nn.Conv2d, (1, 3, 8, 8), "Input type (unsigned char) and bias type (float)"),
    (torch.nn.Conv3d, (1, 3, 8, 8, 8), "expected scalar type Byte but found Float"),
):
    try:
        convolution(3, 8, 3)(torch.ones(shape, dtype=torch.uint8))
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
