# releases: >=2.0
"""A CSR tensor is made with a column beyond its size."""

import torch

rows, columns = torch.tensor([0, 1, 2]), torch.tensor([0, 4])
matrix = torch.sparse_csr_tensor(rows, columns, torch.ones(2), (2, 4))
assert matrix.col_indices().tolist() == [0, 4]
