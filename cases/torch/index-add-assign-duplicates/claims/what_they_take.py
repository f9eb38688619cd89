"""Only `index_put_` takes a matrix of ids and negative ones; ones of another dtype than the counts are refused."""

import torch

matrix, negative, ones = torch.tensor([[0, 1], [1, 1]]), torch.tensor([-1, -1]), torch.ones(2)


def refused(call):
    """Whether a call raises."""
    try:
        call()
    except (RuntimeError, IndexError):
        return True
    return False


assert torch.zeros(3).index_put_((matrix,), torch.ones(2, 2), accumulate=True).tolist() == [1, 3, 0]
assert torch.zeros(3).index_put_((negative,), ones, accumulate=True).tolist() == [0, 0, 2]
for ids in (matrix, negative):
    values = torch.ones(ids.shape)
    assert refused(lambda: torch.zeros(3).index_add_(0, ids, values))
    assert refused(lambda: torch.zeros(3).scatter_add_(0, ids, values))
    assert refused(lambda: torch.bincount(ids, minlength=3))
assert torch.zeros(3).index_add_(0, matrix.flatten(), torch.ones(4)).tolist() == [1, 3, 0]
whole = torch.zeros(3, dtype=torch.long)
assert refused(lambda: whole.index_add_(0, matrix[0], ones))
assert refused(lambda: whole.index_put_((matrix[0],), ones, accumulate=True))
assert whole.index_add_(0, matrix[0], ones.long()).tolist() == [1, 1, 0]
