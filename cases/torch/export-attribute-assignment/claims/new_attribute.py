# releases: >=2.9,!=2.10.0
"""An attribute that is new in `forward` is refused on 2.9; on 2.11 and newer a fake tensor stays on the model."""

import torch
from torch._subclasses.fake_tensor import FakeTensor


class Keys(torch.nn.Module):
    """Scores of a query against the projected keys."""

    def __init__(self):
        super().__init__()
        self.proj = torch.nn.Linear(4, 4)

    def forward(self, query, tokens):
        """One row of scores per query."""
        self.cache = self.proj(tokens)
        return query @ self.cache.T


release = tuple(int(number) for number in torch.__version__.split(".")[:2])
model = Keys()
try:
    torch.export.export(model, (torch.randn(2, 4), torch.randn(5, 4)), strict=False)
except ValueError as error:
    assert release < (2, 11) and "attrs were created in the model.forward" in str(error), error
else:
    assert release >= (2, 10) and isinstance(model.cache, FakeTensor)
