"""`eval`, `train`, `to`, `float` and `requires_grad_` return the model, and may be assigned."""

from torch import nn

model = nn.Linear(2, 2)
for changed in (model.eval(), model.train(), model.to("cpu"), model.float(), model.requires_grad_(False)):
    assert changed is model
