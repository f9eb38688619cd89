import torch
from torch import nn

encoder = nn.LSTM(8, 16, batch_first=True)
decoder = nn.LSTM(8, 16, batch_first=True)
embedding = nn.Embedding(100, 8)

# %%
_, (hidden, cell) = encoder(embedding(source))
outputs, _ = decoder(embedding(target), (hidden[-1], cell[-1]))  # errata: hit


# %%
def decode(source, target):
    _, (hidden, cell) = encoder(embedding(source))
    hidden, cell = hidden.squeeze(0), cell.squeeze(0)
    return decoder(embedding(target), (hidden, cell))  # errata: hit


# %%
h0, c0 = torch.zeros(batch, 16), torch.zeros(batch, 16)
outputs, _ = decoder(embedding(target), (h0, c0))  # errata: hit

# %%
_, (hidden, cell) = encoder(embedding(source))
outputs, _ = decoder(embedding(target), (hidden, cell))  # errata: ok

# %%
_, (hidden, cell) = encoder(embedding(source))
outputs, _ = decoder(embedding(target), (hidden[-1].unsqueeze(0), cell[-1].unsqueeze(0)))  # errata: ok

# %%
h0, c0 = torch.zeros(1, batch, 16), torch.zeros(1, batch, 16)
outputs, _ = decoder(embedding(target), (h0, c0))  # errata: ok

# %%
_, (hidden, cell) = encoder(embedding(source))
outputs, _ = decoder(embedding(target), (hidden[-1:], cell[-1:]))  # errata: ok

# %%
step = nn.LSTMCell(8, 16)
h0, c0 = torch.zeros(batch, 16), torch.zeros(batch, 16)
hidden, cell = step(embedding(token), (h0, c0))  # errata: ok
