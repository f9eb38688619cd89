"""A late hook on the compiled object runs, and sees the output of the model; one on the module that it wraps does not run."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU())
run = torch.compile(model, backend="eager")
features = []
x = torch.randn(2, 3)

run(x)
model.register_forward_hook(lambda module, args, output: features.append("plain"))
run.register_forward_hook(lambda module, args, output: features.append(output))
output = run(x)
assert len(features) == 1
assert features[0] is output
