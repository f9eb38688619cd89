"""The numbers of parameters in the groups of the checkpoint and of the optimizer show the difference."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Linear(8, 1))
checkpoint = torch.optim.SGD(model[1].parameters(), lr=0.1).state_dict()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
assert [len(group["params"]) for group in checkpoint["param_groups"]] == [2]
assert [len(group["params"]) for group in optimizer.param_groups] == [4]
try:
    optimizer.load_state_dict(checkpoint)
except ValueError as error:
    message = str(error)
assert "doesn't match the size of optimizer's group" in message, message
