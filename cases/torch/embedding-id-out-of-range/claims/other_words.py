# releases: >=2.5
"""`EmbeddingBag` names the range, and an embedding with `max_norm` speaks of `select()`."""

import torch

words = {
    torch.nn.EmbeddingBag(4, 2): "takes value 9 which is not in the valid range [0, 4)",
    torch.nn.Embedding(4, 2, max_norm=1.0): "select(): index 9 out of range",
}
for layer, expected in words.items():
    try:
        layer(torch.tensor([[9, 1]]))
    except (IndexError, RuntimeError) as error:
        assert expected in str(error), error
    else:
        raise AssertionError("nothing was raised")
