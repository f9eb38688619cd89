"""A letter may have the size 1 at one operand and another size at the other."""

import torch

column, table = torch.ones(2, 1), torch.ones(4, 5)
assert torch.einsum("ij,jk->ik", column, table).tolist() == [[4] * 5] * 2
