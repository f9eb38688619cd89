# releases: ==2.5.1
"""With `foreach=False` the clipping of a sparse gradient raises as well."""

import torch

embedding = torch.nn.EmbeddingBag(50, 8, sparse=True)
embedding(torch.randint(50, (4, 6))).sum().backward()
try:
    torch.nn.utils.clip_grad_norm_(embedding.parameters(), 0.1, foreach=False)
except NotImplementedError as error:
    assert "aten::linalg_vector_norm" in str(error)
else:
    raise AssertionError("nothing was raised")
