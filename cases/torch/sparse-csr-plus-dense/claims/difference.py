# releases: >=1.13
"""A difference of a CSR and a dense matrix is refused in both orders; the sum with the negative matrix is not."""

import torch

compressed, bias = torch.eye(2).to_sparse_csr(), torch.ones(2, 2)
assert torch.equal(bias + (-compressed), bias - torch.eye(2))
for left, right in ((compressed, bias), (bias, compressed)):
    try:
        left - right
    except RuntimeError as error:
        assert "unsupported tensor layout: SparseCsr" in str(error), error
    else:
        raise AssertionError("nothing was raised")
