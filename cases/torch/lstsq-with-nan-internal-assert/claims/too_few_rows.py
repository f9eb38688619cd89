"""One row for two unknowns, and no row at all, give a solution without an error."""

import torch

design = torch.tensor([[1.0, 1.0]])
solution = torch.linalg.lstsq(design, torch.tensor([[2.0]])).solution
assert torch.allclose(solution, torch.ones(2, 1))
assert torch.equal(torch.linalg.lstsq(design[:0], torch.zeros(0, 1)).solution, torch.zeros(2, 1))
