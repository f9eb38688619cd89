"""The mode of the module given to `functional_call` is that of all members; that of the stacked models plays no part."""

import copy

import torch
from torch.func import functional_call, stack_module_state, vmap

models = [torch.nn.Sequential(torch.nn.Linear(3, 100), torch.nn.Dropout()).eval() for _ in range(3)]
weights, buffers = stack_module_state(models)
member = copy.deepcopy(models[0])
x = torch.ones(5, 3)


def outputs():
    """Run all members."""
    run = vmap(lambda w, b: functional_call(member, (w, b), (x,)), randomness="different")
    return run(weights, buffers)


assert torch.allclose(outputs(), torch.stack([model(x) for model in models]), atol=1e-6)
member.train()
assert (outputs() == 0).any(dim=-1).all()
