import torch
from torch import nn

# %%
rnn = nn.GRU(4, 8)
h = torch.zeros(1, 2, 8)
for x, y in loader:
    out, h = rnn(x, h)  # errata: hit
    loss = (out - y).pow(2).mean()
    loss.backward()

# %%
class Trainer:
    def __init__(self):
        self.rnn = nn.RNN(4, 8)

    def fit(self, loader, state):
        for x in loader:
            y, state = self.rnn(x, state)  # errata: hit
            y.sum().backward()

# %%
lstm = torch.nn.LSTM(4, 8)
hidden = (h0, c0)
for batch in batches:
    out, hidden = lstm(batch, hidden)  # errata: hit
    criterion(out).backward()
    optimizer.step()

# %%
rnn = nn.GRU(4, 8)
for x, y in loader:
    out, h = rnn(x, h)  # errata: ok
    (out - y).pow(2).mean().backward()
    h = h.detach()

# %%
lstm = nn.LSTM(4, 8)
for x in loader:
    out, state = lstm(x, state)  # errata: ok
    out.sum().backward()
    state = tuple(s.detach() for s in state)

# %%
lstm = nn.LSTM(4, 8)
for x in loader:
    out, (h, c) = lstm(x, (h, c))  # errata: ok
    out.sum().backward()
    h, c = h.detach(), c.detach()

# %%
rnn = nn.GRU(4, 8)
for x, y in loader:
    h = None
    out, h = rnn(x, h)  # errata: ok
    (out - y).pow(2).mean().backward()

# %%
rnn = nn.GRU(4, 8)
for x, y in loader:
    out, h = rnn(x, h)  # errata: ok
    (out - y).pow(2).mean().backward()
    h = h.data

# %%
rnn = nn.GRU(4, 8)
for x, y in loader:
    with torch.no_grad():
        out, h = rnn(x, h)  # errata: ok
    criterion(head(out), y).backward()

# %%
rnn = nn.GRU(4, 8)
loss = 0
for x in sequence:
    out, h = rnn(x, h)  # errata: ok
    loss = loss + out.sum()
loss.backward()

# %%
rnn = nn.GRU(4, 8)
for x in loader:
    h = torch.zeros(1, 2, 8)
    for step in x:
        out, h = rnn(step, h)  # errata: ok
    out.sum().backward()

# %%
lstm = nn.LSTM(4, 8)
for i, (x, y) in enumerate(loader):
    out, (h, c) = lstm(x, (h, c))  # errata: hit
    loss = (out - y).pow(2).mean()
    loss.backward()

# %%
rnn = nn.GRU(4, 8)
for x, y in loader:
    out, h = rnn(x, h)  # errata: hit
    loss = (out - y).pow(2).mean()
    loss.backward()
    losses.append(loss.detach())

# %%
rnn = nn.GRU(4, 8)
for x, y in loader:
    h = init_hidden(len(x))
    out, h = rnn(x, h)  # errata: ok
    (out - y).pow(2).mean().backward()

# %%
encoder, decoder = nn.GRU(4, 8), nn.GRU(4, 8)
for x, y in loader:
    _, h = encoder(x)
    out, h = decoder(y, h)  # errata: ok
    criterion(out).backward()

# %%
lstm = nn.LSTM(4, 8)
for x, y in loader:
    h, c = init_hidden(len(x))
    for step in x:
        out, (h, c) = lstm(step, (h, c))  # errata: ok
    (out - y).pow(2).mean().backward()

# %%
rnn = nn.GRU(4, 8)
for x, y in loader:
    out, h = rnn(x, h)  # errata: ok
    (out - y).pow(2).mean().backward()
    h = repackage_hidden(h)

# %%
import torch.nn as nn
import torch.nn.functional as F


class CharModel(nn.Module):
    def __init__(self, vocab, size):
        super().__init__()
        self.emb = nn.Embedding(vocab, size)
        self.lstm = nn.LSTM(size, size, batch_first=True)
        self.out = nn.Linear(size, vocab)

    def forward(self, x, state):
        y, state = self.lstm(self.emb(x), state)
        return self.out(y), state


model = CharModel(10, 8)
opt = torch.optim.Adam(model.parameters())
state = None
for _ in range(3):
    batch = torch.randint(0, 10, (2, 6))
    logits, state = model(batch[:, :-1], state)  # errata: hit
    loss = F.cross_entropy(logits.flatten(0, 1), batch[:, 1:].flatten())
    opt.zero_grad()
    loss.backward()
    opt.step()

# %%
import torch.nn as nn


def repackage(h):
    if isinstance(h, torch.Tensor):
        return h.detach()
    return tuple(repackage(v) for v in h)


lstm = nn.LSTM(4, 4)
hidden = (torch.zeros(1, 2, 4), torch.zeros(1, 2, 4))
for x in torch.randn(3, 5, 2, 4):
    hidden = repackage(hidden)
    out, hidden = lstm(x, hidden)  # errata: ok
    out.square().mean().backward()

# %%
import torch.nn as nn


class Encoder(nn.Module):
    def forward(self, x, state):
        return x.mean(dim=1), state


model = Encoder()
head = nn.Linear(3, 1)
state = {"step": 0}
for x in torch.randn(3, 2, 5, 3):
    out, state = model(x, state)  # errata: ok
    head(out).square().mean().backward()
