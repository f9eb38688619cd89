"""The gradient with respect to an output is `sigmoid(output) - target`."""

import torch

outputs = torch.tensor([-1.0, 0.0, 2.0], requires_grad=True)
target = torch.tensor([0.0, 255.0, 255.0])
loss = torch.nn.BCEWithLogitsLoss(reduction="sum")(outputs, target)
(gradient,) = torch.autograd.grad(loss, outputs)
assert torch.allclose(gradient, torch.sigmoid(outputs) - target)
assert loss < 0
