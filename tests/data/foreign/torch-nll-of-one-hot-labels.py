"""Labels are indicators where the loss counts classes."""

import torch

scores = torch.zeros(4, 3).log_softmax(1)
labels = torch.nn.functional.one_hot(torch.tensor([0, 2, 1, 0]), 3)
torch.nn.NLLLoss()(scores, labels)
