"""The length of a text is larger than that of its code where a letter has no code."""

import torch
from torch.nn.functional import ctc_loss

alphabet = "-abc"
texts = ["ab.c", "ca.b"]
targets = torch.tensor([[alphabet.index(letter) for letter in text if letter in alphabet] for text in texts])
log_probs, steps = torch.zeros(10, 2, 4).log_softmax(dim=-1), torch.full((2,), 10)
try:
    ctc_loss(log_probs, targets, steps, torch.tensor([len(text) for text in texts]))
except RuntimeError as error:
    assert "Expected tensor to have size at least 4 at dimension 1, but got size 3 for argument #2 'targets'" in str(error)
else:
    raise AssertionError("nothing was raised")
assert ctc_loss(log_probs, targets, steps, torch.full((2,), 3)) > 0
