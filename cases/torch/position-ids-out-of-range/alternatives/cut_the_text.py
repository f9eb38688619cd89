"""Cut the text to as many tokens as there are positions."""

import torch

tokens = torch.nn.Embedding(100, 8)
positions = torch.nn.Embedding(32, 8)
text = torch.arange(75)[None]

cut = text[:, : positions.num_embeddings]
encoded = tokens(cut) + positions(torch.arange(cut.shape[1]))
assert encoded.shape == (1, 32, 8)
