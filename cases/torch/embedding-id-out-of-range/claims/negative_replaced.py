"""A larger table does not help against negative ids; `masked_fill` with the padding's id does, and the mask leaves the places out; cross_entropy ignores labels of -100."""

import torch

torch.manual_seed(0)
embedding = torch.nn.Embedding(6, 2, padding_idx=0)
for number in (-1, -100):
    ids = torch.tensor([[1, 2, number]])
    try:
        embedding(ids)
    except IndexError as error:
        assert str(error) == "index out of range in self"
    else:
        raise AssertionError("nothing was raised")
    mask = ids >= 0
    vectors = embedding(ids.masked_fill(ids < 0, 0))
    mean = (vectors * mask.unsqueeze(2)).sum(1) / mask.sum(1, keepdim=True)
    assert torch.allclose(mean, embedding.weight[[1, 2]].mean(0))
logits = torch.randn(1, 6, 3)
labels = torch.tensor([[1, 2, -100]])
loss = torch.nn.functional.cross_entropy
assert torch.allclose(loss(logits, labels), loss(logits[:, :, :2], labels[:, :2]))
