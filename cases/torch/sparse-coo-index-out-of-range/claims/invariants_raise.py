# releases: >=2.0
"""With invariants checked, by argument or globally, the constructor raises; by default it does not."""

import torch

edges = torch.tensor([[1, 2], [2, 4]])


def make(**options):
    """Return whether the constructor refuses the edges."""
    try:
        torch.sparse_coo_tensor(edges, torch.ones(2), (4, 4), **options)
    except RuntimeError as error:
        return "size is inconsistent with indices" in str(error)
    return False


assert not torch.sparse.check_sparse_tensor_invariants.is_enabled()
assert not make()
assert make(check_invariants=True)
torch.sparse.check_sparse_tensor_invariants.enable()
assert make()
