"""A buffer with `persistent=False` is counted in as well, and is not in the state_dict of the model."""

import torch


class Warmup(torch.nn.Module):
    """Scale by the number of calls so far."""

    def __init__(self):
        super().__init__()
        self.register_buffer("steps", torch.zeros(()), persistent=False)

    def forward(self, x):
        """The scaled batch."""
        self.steps.add_(1)
        return x * self.steps


model = Warmup()
program = torch.export.export(model, (torch.ones(2),)).module()
assert model.steps == 0
assert [program(torch.ones(2))[0].item() for _ in range(3)] == [1, 2, 3]
assert not model.state_dict()
