"""CTC over an alphabet of three letters; the network has an output for the blank and for each letter."""

import torch
import torch.nn.functional as F

LETTERS = 3
CLASSES = LETTERS + 1  # letters are numbered from 1, class 0 is the blank

torch.manual_seed(0)
scores = torch.randn(6, 1, CLASSES)  # [frames, batch, classes]
labels = torch.tensor([[1, 3]])
frames, length = torch.tensor([5]), torch.tensor([2])  # the sixth frame is padding


def loss_of(scores):
    """The CTC loss of the first five frames."""
    return F.ctc_loss(scores.log_softmax(-1), labels, frames, length, zero_infinity=True).item()


loss = loss_of(scores)
scores[5] = torch.tensor([9.0] + [0.0] * (CLASSES - 1))
again = loss_of(scores)

assert loss == again, "the padding frame changes the loss from %.4f to %.4f" % (loss, again)
result = loss
