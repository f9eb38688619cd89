# releases: >=2.2
"""What other layers with real weights say to a complex input."""

import torch
from torch import nn

wave = torch.ones(2, 9, 9, dtype=torch.complex64)
for layer, words in (
    (nn.Conv1d(9, 3, 3), "Input type (c10::complex<float>) and bias type (float) should be the same"),
    (nn.Conv1d(9, 3, 3, bias=False), "Input type (CPUComplexFloatType) and weight type (torch.FloatTensor) should be the same"),
    (nn.Linear(9, 3), "mat1 and mat2 must have the same dtype, but got ComplexFloat and Float"),
    (nn.Linear(9, 3, bias=False), "expected m1 and m2 to have the same dtype, but got: c10::complex<float> != float"),
):
    try:
        layer(wave)
    except RuntimeError as error:
        assert str(error) == words, error
    else:
        raise AssertionError("nothing was raised")
