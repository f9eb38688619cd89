"""Another height is refused as another batch is; the sizes of the example pass."""

import torch
from torch.export import export

program = export(torch.nn.Conv2d(3, 2, 3), (torch.ones(4, 3, 8, 8),)).module()
assert program(torch.ones(4, 3, 8, 8)).shape == (4, 2, 6, 6)
for shape in [(2, 3, 8, 8), (4, 3, 16, 8)]:
    try:
        program(torch.ones(shape))
    except (AssertionError, RuntimeError) as error:
        assert any(words in str(error) for words in ("specialized", "Expected input", "Guard"))
    else:
        raise ValueError("nothing was raised")
