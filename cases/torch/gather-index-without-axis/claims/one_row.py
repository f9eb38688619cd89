"""unsqueeze(0) raises nothing and takes all values from the first row."""

import torch

values = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
actions = torch.tensor([0, 1, 0])
assert values.gather(1, actions.unsqueeze(0)).tolist() == [[1.0, 2.0, 1.0]]
assert values.gather(1, actions.unsqueeze(1)).tolist() == [[1.0], [4.0], [5.0]]
