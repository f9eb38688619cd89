"""Scores of every token have their classes last."""

import torch

scores = torch.zeros(4, 7, 10).log_softmax(-1)
torch.nn.NLLLoss()(scores, torch.zeros(4, 7, dtype=torch.long))
