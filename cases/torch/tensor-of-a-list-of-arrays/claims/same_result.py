"""The tensor of the list has the values and the type of the tensor of one array."""

import numpy as np
import torch

for kind in ("float32", "float64", "int64", "uint8"):
    rows = [np.arange(3).astype(kind) + number for number in range(4)]
    of_list, of_array = torch.tensor(rows), torch.tensor(np.stack(rows))
    assert of_list.dtype == of_array.dtype and torch.equal(of_list, of_array)
