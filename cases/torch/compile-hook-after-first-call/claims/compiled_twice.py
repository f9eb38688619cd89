"""A second `torch.compile` of the model uses the graph of the first: the hook does not run."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU())
run = torch.compile(model, backend="eager")
features = []
x = torch.randn(2, 3)

run(x)
model[0].register_forward_hook(lambda module, args, output: features.append(output))
torch.compile(model, backend="eager")(x)
assert features == []
torch._dynamo.reset()
run(x)
assert len(features) == 1
