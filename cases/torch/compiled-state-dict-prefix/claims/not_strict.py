"""With strict=False nothing is loaded, and nothing is raised."""

import torch

trained = torch.compile(torch.nn.Sequential(torch.nn.Linear(3, 4)), backend="eager")
served = torch.nn.Sequential(torch.nn.Linear(3, 4))
before = served[0].weight.clone()
served.load_state_dict(trained.state_dict(), strict=False)
assert torch.equal(served[0].weight, before)
