"""A value below 0 is refused as "non-negative"; compiled, from 2.3 to 2.11, it gives a row of zeros as one too large does; without the number of classes it is refused."""

import torch
import torch.nn.functional as F

try:
    F.one_hot(torch.tensor([0, -1]), 2)
except RuntimeError as error:
    assert str(error) == "Class values must be non-negative."
else:
    raise AssertionError("nothing was raised")

release = tuple(int(part) for part in torch.__version__.split(".")[:2])
encode = torch.compile(lambda labels: F.one_hot(labels, 2), backend="aot_eager")
for value, words in ((-1, "must be non-negative"), (3, "must be smaller than num_classes")):
    try:
        rows = encode(torch.tensor([1, value]))
    except RuntimeError as error:
        assert not (2, 3) <= release < (2, 12) and words in str(error), error
    else:
        assert (2, 3) <= release < (2, 12) and rows.tolist() == [[0, 1], [0, 0]], rows

try:
    torch.compile(lambda labels: F.one_hot(labels), backend="aot_eager")(torch.tensor([-1, 2]))
except RuntimeError as error:
    assert "must be non-negative" in str(error), error
else:
    raise AssertionError("nothing was raised")
