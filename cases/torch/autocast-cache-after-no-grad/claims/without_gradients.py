"""`inference_mode` and `set_grad_enabled(False)` leave such copies, as `no_grad` does; a training pass that runs first has its gradients."""

import torch


class Scaled(torch.nn.Module):
    """A linear layer and a scale for each of its outputs."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(8, 8)
        self.scale = torch.nn.Parameter(torch.ones(8))

    def forward(self, inputs):
        return self.linear(inputs) * self.scale


inputs = torch.randn(4, 8)
for without in (torch.inference_mode, lambda: torch.set_grad_enabled(False)):
    model = Scaled()
    with torch.autocast("cpu", dtype=torch.bfloat16):
        with without():
            model(inputs)
        loss = model(inputs).square().mean()
    loss.backward()
    assert model.linear.weight.grad is None
    assert model.scale.grad is not None

model = Scaled()
with torch.autocast("cpu", dtype=torch.bfloat16):
    loss = model(inputs).square().mean()
    with torch.no_grad():
        model(inputs)
loss.backward()
assert model.linear.weight.grad is not None
