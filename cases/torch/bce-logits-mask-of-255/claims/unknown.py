"""With `reduction="none"`, an average over the known pixels leaves the others without a gradient."""

import torch

outputs = torch.zeros(4, requires_grad=True)
target = torch.tensor([0.0, 1.0, -1.0, 255.0])
each = torch.nn.BCEWithLogitsLoss(reduction="none")(outputs, target)
loss = each[(target == 0) | (target == 1)].mean()
(gradient,) = torch.autograd.grad(loss, outputs)
assert loss > 0
assert (gradient[2:] == 0).all() and (gradient[:2] != 0).all()
