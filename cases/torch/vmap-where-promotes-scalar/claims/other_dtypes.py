"""Under vmap `where` promotes float16 to float32 and int32 to int64, which a loop does not."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

x = torch.randn(3, 4) * 9
for short, long in ((torch.float16, torch.float32), (torch.int32, torch.int64)):
    rows, floors = x.to(short), torch.ones(3, dtype=long)
    assert torch.where(rows[0] > 0, rows[0], floors[0]).dtype == short
    assert vmap(lambda row, floor: torch.where(row > 0, row, floor))(rows, floors).dtype == long
