"""torch.max(labels, 1) and argmax(1) want one-hot labels: numbers of classes have one axis."""

import torch

labels = torch.tensor([2, 0, 1])
for call in (lambda: torch.max(labels, 1)[1], lambda: labels.argmax(1)):
    try:
        call()
    except IndexError as error:
        assert "(expected to be in range of [-1, 0], but got 1)" in str(error)
    else:
        raise AssertionError("nothing was raised")
one_hot = torch.nn.functional.one_hot(labels)
assert torch.equal(torch.max(one_hot, 1)[1], labels)
