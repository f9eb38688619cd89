"""The optimizer of another model is loaded."""

import torch

a, b = torch.nn.Linear(1, 1), torch.nn.Linear(1, 1, bias=False)
state = torch.optim.SGD(a.parameters(), lr=0.1).state_dict()
torch.optim.SGD(b.parameters(), lr=0.1).load_state_dict(state)
