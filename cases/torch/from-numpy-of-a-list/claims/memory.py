"""from_numpy and as_tensor share the memory of an array; as_tensor copies a list."""

import numpy as np
import torch

array = np.zeros(2)
shared = (torch.from_numpy(array), torch.as_tensor(array))
numbers = [0.0, 0.0]
copied = torch.as_tensor(numbers)
array[0] = numbers[0] = 5
assert [tensor[0].item() for tensor in shared] == [5, 5]
assert copied[0] == 0
