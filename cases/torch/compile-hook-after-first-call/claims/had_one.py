"""A second hook on a layer that had one at the first call runs; on a layer that had none, a hook does not."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU())
model[0].register_forward_hook(lambda module, args, output: None)
run = torch.compile(model, backend="eager")
features = []
x = torch.randn(2, 3)

run(x)
model[1].register_forward_hook(lambda module, args, output: features.append("relu"))
run(x)
assert features == []
model[0].register_forward_hook(lambda module, args, output: features.append("linear"))
run(x)
assert "linear" in features
