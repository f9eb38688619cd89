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
