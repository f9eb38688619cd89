"""Floor-divide positions by the signed step of their axis, with missing ones replaced before the division."""

import torch

MISSING = torch.iinfo(torch.int64).min

positions = torch.tensor([12, 7, MISSING, 30])
steps = torch.tensor([4, -1, -1, 5])

cells = torch.where(positions == MISSING, 0, positions) // steps
cells[positions == MISSING] = -1

assert cells.tolist() == [3, -7, -1, 6], "cells are %s" % cells.tolist()
result = cells
