"""With `tie_weights=False` each name has a gradient of its own; their sum is the gradient of the tied weight."""

import torch
from torch.func import functional_call, grad

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(3, 3, bias=False), torch.nn.Linear(3, 3, bias=False))
model[1].weight = model[0].weight
x = torch.randn(2, 3)
state = model.state_dict()

split = grad(lambda state: functional_call(model, state, (x,), tie_weights=False).square().sum())(
    state
)
tied = grad(lambda state: functional_call(model, state, (x,)).square().sum())(
    {"0.weight": state["0.weight"]}
)
assert not torch.allclose(split["0.weight"], split["1.weight"])
assert not torch.allclose(split["0.weight"], tied["0.weight"])
assert torch.allclose(split["0.weight"] + split["1.weight"], tied["0.weight"], atol=1e-5)
