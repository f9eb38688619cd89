"""Between `backward()` and `zero_grad()` only frozen and unused parameters have no gradient; after it none has one."""

import torch

model = torch.nn.ModuleDict({name: torch.nn.Linear(2, 1) for name in ("used", "unused", "frozen")})
model["frozen"].requires_grad_(False)


def without():
    """The modules that have a parameter without a gradient."""
    return {name.split(".")[0] for name, weight in model.named_parameters() if weight.grad is None}


(model["used"](torch.ones(2)) + model["frozen"](torch.ones(2))).sum().backward()
assert without() == {"unused", "frozen"}
model.zero_grad()
assert without() == {"used", "unused", "frozen"}
