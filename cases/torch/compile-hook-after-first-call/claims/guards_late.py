"""`skip_nnmodule_hook_guards = False` after the first call does not help."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU())
run = torch.compile(model, backend="eager")
features = []
x = torch.randn(2, 3)

run(x)
torch._dynamo.config.skip_nnmodule_hook_guards = False
model[0].register_forward_hook(lambda module, args, output: features.append(output))
run(x)
assert features == []
