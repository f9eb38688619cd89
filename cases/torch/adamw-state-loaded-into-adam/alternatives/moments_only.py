"""Go on with Adam from the moments of a checkpoint that AdamW has left."""

import io

import torch


def resume(kind, checkpoint):
    """Take one step with an optimizer of a kind that goes on from a checkpoint; the weight after it."""
    weight = torch.nn.Parameter(torch.ones(3))
    optimizer = kind([weight], lr=0.1, weight_decay=0.5)
    groups = optimizer.state_dict()["param_groups"]
    optimizer.load_state_dict({"state": checkpoint["state"], "param_groups": groups})
    (weight * torch.tensor([1.0, -2.0, 3.0])).sum().backward()
    optimizer.step()
    return weight.detach()


weight = torch.nn.Parameter(torch.ones(3))
first = torch.optim.AdamW([weight], lr=0.1, weight_decay=0.5)
weight.sum().backward()
first.step()
file = io.BytesIO()
torch.save(first.state_dict(), file)

file.seek(0)
decoupled = resume(torch.optim.AdamW, torch.load(file))
file.seek(0)
result = resume(torch.optim.Adam, torch.load(file))
assert not torch.allclose(result, decoupled), "the step of Adam is that of AdamW"
