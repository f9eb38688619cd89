"""Average the words of sentences without the padding, and count the padding."""

import torch
from torch import nn

torch.manual_seed(0)
sentences = torch.tensor([[5, 2, 7, 0], [3, 0, 0, 0]])
embedding = nn.Embedding(10, 4, padding_idx=0)

padding = sentences == 0
keep = ~padding
words = embedding(sentences) * keep.unsqueeze(-1)
means = words.sum(1) / keep.sum(1, keepdim=True)

result = means.detach()
assert padding.sum(1).tolist() == [1, 3]
assert means.shape == (2, 4)
