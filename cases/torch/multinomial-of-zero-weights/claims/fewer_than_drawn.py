"""Without replacement, more draws than weights above 0 raise nothing on the CPU: indices of weight 0 are drawn."""

import torch

torch.manual_seed(0)
drawn = torch.multinomial(torch.tensor([0.0, 5.0, 0.0, 1.0]), 3).tolist()
assert len(set(drawn)) == 3 and {1, 3} < set(drawn)
