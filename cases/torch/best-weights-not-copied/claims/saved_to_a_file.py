"""torch.save writes the numbers as they are: a file is not changed by later steps."""

import io

import torch

model = torch.nn.Linear(2, 1)
before = model.weight.detach().clone()
file = io.BytesIO()
torch.save(model.state_dict(), file)
with torch.no_grad():
    model.weight += 1.0
file.seek(0)
assert torch.equal(torch.load(file)["weight"], before)
