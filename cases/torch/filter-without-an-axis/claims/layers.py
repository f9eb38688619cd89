"""A layer says the same for a kernel_size or a stride with one number too many, or a kernel_size with one too few; a padding or dilation is named in its place."""

import torch
from torch import nn

images, volumes = torch.rand(2, 1, 8, 8), torch.rand(2, 1, 8, 8, 8)
END = "values to match the convolution dimensions, but got"
for layer, inputs, words in (
    (nn.Conv2d(1, 4, (3, 3, 3)), images, f"a list of 3 {END} stride=[1, 1]"),
    (nn.ConvTranspose2d(1, 4, (3, 3, 3)), images, f"a list of 3 {END} stride=[1, 1]"),
    (nn.Conv3d(1, 4, (3, 3)), volumes, f"a list of 2 {END} stride=[1, 1, 1]"),
    (nn.Conv2d(1, 4, 3, stride=(1, 2, 2)), images, f"a list of 2 {END} stride=[1, 2, 2]"),
    (nn.Conv2d(1, 4, 3, padding=(1, 1, 1)), images, f"expected padding to be a single integer value or a list of 2 {END} padding=[1, 1, 1]"),
    (nn.Conv2d(1, 4, 3, dilation=(1, 1, 1)), images, f"expected dilation to be a single integer value or a list of 2 {END} dilation=[1, 1, 1]"),
):
    try:
        layer(inputs)
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
