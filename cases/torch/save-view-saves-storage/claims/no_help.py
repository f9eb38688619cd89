"""`detach`, `contiguous`, `cpu` and `deepcopy` of a row keep the whole storage, and the file is as large."""

import copy
import io

import torch

row = torch.randn(2000, 16)[42]
for same in (row, row.detach(), row.contiguous(), row.cpu(), copy.deepcopy(row)):
    file = io.BytesIO()
    torch.save(same, file)
    assert len(file.getvalue()) > 2000 * 16 * 4
