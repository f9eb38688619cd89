"""One sample alone is refused; under vmap its result has the shape of the input and depends on its place in the batch."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

scores = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
for function, results in (
    (torch.triu, ([[1, 2, 3], [0, 5, 6]], [[4, 5, 6], [0, 2, 3]])),
    (torch.tril, ([[1, 0, 0], [4, 5, 0]], [[4, 0, 0], [1, 2, 0]])),
):
    try:
        function(scores[0])
    except (RuntimeError, IndexError) as error:
        assert "dimension" in str(error).lower()
    else:
        raise AssertionError("nothing was raised")
    assert vmap(function)(scores).tolist() == results[0]
    assert vmap(function)(scores.flip(0)).tolist() == results[1]
    assert vmap(function, in_dims=1, out_dims=1)(scores.T.contiguous()).T.tolist() == results[0]

    matrices = torch.arange(18.0).view(2, 3, 3)
    assert torch.equal(vmap(function)(matrices), torch.stack([function(m) for m in matrices]))
