"""`dropout(x, p)` drops in an exported model in evaluation mode, with `training=self.training` it does not."""

import torch


class Model(torch.nn.Module):
    """Drops by the function."""

    def __init__(self, follows):
        super().__init__()
        self.follows = follows

    def forward(self, x):
        """Drop, in training mode only where the mode is followed."""
        if self.follows:
            return torch.nn.functional.dropout(x, 0.5, training=self.training)
        return torch.nn.functional.dropout(x, 0.5)


x = torch.ones(100)
for follows in (False, True):
    program = torch.export.export(Model(follows).eval(), (x,)).module()
    assert torch.equal(program(x), x) == follows
