"""A variable that holds the condition does not keep the call out of what is compiled."""

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = nn.Linear(4, 4)

    def forward(self, x):
        saves = self.training and not torch.jit.is_scripting()
        if saves:
            return checkpoint(self.inner, x, use_reentrant=False)
        return self.inner(x)


try:
    torch.jit.script(Block().eval())
except torch.jit.frontend.NotSupportedError as error:
    assert "can't take variable number of arguments or use keyword-only arguments with defaults" in str(error)
else:
    raise AssertionError("it compiles")
