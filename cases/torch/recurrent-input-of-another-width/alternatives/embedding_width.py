"""After an embedding, input_size is the width of the embedding; in a decoder, with what is joined to it."""

import torch
from torch import nn

torch.manual_seed(0)
embedding = nn.Embedding(50, 24)
encoder = nn.LSTM(embedding.embedding_dim, 32, batch_first=True)
words = torch.randint(50, (4, 7))
outputs, _ = encoder(embedding(words))
assert outputs.shape == (4, 7, 32)

decoder = nn.GRU(embedding.embedding_dim + encoder.hidden_size, 32, batch_first=True)
joined = torch.cat([embedding(words), outputs], dim=2)
assert decoder(joined)[0].shape == (4, 7, 32)
