"""Stack an ensemble for vmap after its first member has been validated and put back."""

import os

import torch

from torch.func import functional_call, stack_module_state, vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
models = [
    torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.Tanh()).to(DEVICE) for _ in range(3)
]

x = torch.randn(5, 3).to(DEVICE)
with torch.no_grad():
    models[0].eval()
    validation = models[0](x).mean()
    models[0].train()

weights, buffers = stack_module_state(models)
member = models[1]
outputs = vmap(lambda w, b: functional_call(member, (w, b), (x,)))(weights, buffers)
result = outputs.detach()
