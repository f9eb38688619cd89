"""The mean log-probability of the labels of padded sentences; padding is labelled -100."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
logits = torch.randn(2, 4, 5)  # [sentences, tokens, words]
labels = torch.tensor([[1, 4, 0, 2], [3, 1, -100, -100]])

real = labels != -100
words = labels.where(real, torch.zeros_like(labels))
chosen = torch.take_along_dim(logits.log_softmax(dim=-1), words[..., None], dim=-1)
loss = -chosen[real].mean()

expected = F.cross_entropy(logits.flatten(0, 1), labels.flatten())
assert torch.isclose(loss, expected), f"the loss is {loss:.2f} instead of {expected:.2f}"
result = loss
