"""A comparison is Bool; argmax, a list of whole numbers, arange and randint are Long; an image of uint8 is Byte."""

import numpy as np
import torch

assert (torch.rand(3) > 0.5).dtype == torch.bool
for numbers in (torch.rand(3).argmax(), torch.tensor([10, 12, 9]), torch.arange(3), torch.randint(5, (3,))):
    assert numbers.dtype == torch.int64
assert torch.from_numpy(np.zeros((2, 2), dtype=np.uint8)).dtype == torch.uint8
