# releases: >=2.0
"""A negative column is accepted, and lands in the row above; the smallest and the largest index tell what is outside."""

import torch

for columns, place in (((3, 2), (1, 3)), ((4, 2), (2, 0)), ((-1, 2), (0, 3))):
    indices = torch.tensor([[1, 2], columns])
    dense = torch.sparse_coo_tensor(indices, torch.ones(2), (4, 4)).to_dense()
    expected = torch.zeros(4, 4)
    expected[2, 2] = expected[place] = 1
    assert torch.equal(dense, expected)

    is_inside = bool((indices.max(dim=1).values < torch.tensor([4, 4])).all() and indices.min() >= 0)
    assert is_inside == (place == (1, columns[0]))
