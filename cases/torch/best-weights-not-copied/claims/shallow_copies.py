"""`dict(state)`, `state.copy()` and `value.cpu()` on the CPU are no copies of the numbers."""

import torch

model = torch.nn.Linear(2, 1)
state = model.state_dict()
kept = [dict(state), state.copy(), {name: value.cpu() for name, value in state.items()}]
before = model.weight.detach().clone()
with torch.no_grad():
    model.weight += 1.0
for copy in kept:
    assert torch.equal(copy["weight"], model.weight) and not torch.equal(copy["weight"], before)
