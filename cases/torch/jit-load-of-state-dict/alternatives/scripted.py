"""The file is made by torch.jit.save of the scripted model, for a program that calls torch.jit.load."""

import io

import torch

torch.manual_seed(0)
trained = torch.nn.Linear(4, 2)
file = io.BytesIO()
torch.jit.save(torch.jit.script(trained), file)
file.seek(0)

model = torch.nn.Linear(4, 2)
model.load_state_dict(torch.jit.load(file).state_dict())

result = model.weight.detach()
assert torch.equal(result, trained.weight.detach())
