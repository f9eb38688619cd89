"""Sentences of other lengths are stacked."""

import torch

sentences = [torch.zeros(12, 8), torch.zeros(9, 8)]
torch.stack(sentences)
