"""The late hook is ignored by calls like the first one, and runs with another batch size and under `no_grad`."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU())
run = torch.compile(model, backend="eager")
features = []
x = torch.randn(2, 3)

run(x)
model[0].register_forward_hook(lambda module, args, output: features.append(output))
run(x)
assert features == []
run(torch.randn(5, 3))
assert [tuple(one.shape) for one in features] == [(5, 4)]

torch._dynamo.reset()
model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU())
run = torch.compile(model, backend="eager")
run(x)
model[0].register_forward_hook(lambda module, args, output: features.append(output))
features.clear()
run(x)
assert features == []
with torch.no_grad():
    run(x)
assert len(features) == 1
