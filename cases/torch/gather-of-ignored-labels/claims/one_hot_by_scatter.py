"""Labels of more classes than there are columns fail in scatter_: the index is the label, the size is the number of columns. One of -100 fails with any number of columns; clamped, with the mask as the value, it is a row of zeros."""

import torch

labels = torch.tensor([0, 3, 7])
columns = torch.zeros(3, 5)
try:
    columns.scatter_(1, labels.unsqueeze(1), 1.0)
except RuntimeError as error:
    assert str(error) == "index 7 is out of bounds for dimension 1 with size 5"
else:
    raise AssertionError("nothing was raised")
assert torch.zeros(3, int(labels.max()) + 1).scatter_(1, labels.unsqueeze(1), 1.0).argmax(1).tolist() == [0, 3, 7]

labels = torch.tensor([0, 3, -100])
columns = torch.zeros(3, int(labels.max()) + 1)
try:
    columns.scatter_(1, labels.unsqueeze(1), 1.0)
except RuntimeError as error:
    assert str(error) == "index -100 is out of bounds for dimension 1 with size 4"
else:
    raise AssertionError("nothing was raised")
scored = labels != -100
columns.scatter_(1, labels.clamp(min=0).unsqueeze(1), scored.float().unsqueeze(1))
assert columns.tolist() == [[1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]]
