"""An `nn.Dropout` that is made in `forward` drops after `eval()`, one of `__init__` does not."""

import torch


class Block(torch.nn.Module):
    """Dropout of either kind."""

    def __init__(self, is_new):
        super().__init__()
        self.is_new = is_new
        self.dropout = torch.nn.Dropout(0.5)

    def forward(self, x):
        return torch.nn.Dropout(0.5)(x) if self.is_new else self.dropout(x)


x = torch.ones(1000)
assert (Block(True).eval()(x) == 0).any()
assert torch.equal(Block(False).eval()(x), x)
