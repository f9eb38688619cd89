# releases: >=2.1
"""After a load with `assign=True` a plain load of the same dictionary assigns too: both models have the same memory. A dictionary that is read again is copied."""

import io

import torch
from torch import nn

file = io.BytesIO()
torch.save(nn.Linear(2, 1).state_dict(), file)
file.seek(0)
checkpoint = torch.load(file)
first, second, third = nn.Linear(2, 1, device="meta"), nn.Linear(2, 1), nn.Linear(2, 1)
first.load_state_dict(checkpoint, assign=True)
second.load_state_dict(checkpoint)
file.seek(0)
third.load_state_dict(torch.load(file))
with torch.no_grad():
    first.weight.fill_(7)
assert second.weight.unique().tolist() == [7]
assert 7 not in third.weight.tolist()[0]
