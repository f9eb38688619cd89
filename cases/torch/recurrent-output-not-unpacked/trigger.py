import torch
from torch import nn


# %%
class Tagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn = nn.GRU(8, 16, batch_first=True)
        self.head = nn.Linear(16, 5)

    def forward(self, x):
        h = self.rnn(x)
        return self.head(h[:, -1])  # errata: hit


# %%
lstm = nn.LSTM(8, 16)
states = lstm(torch.randn(5, 2, 8))
flat = states.view(-1, 16)  # errata: hit


# %%
class Encoder(nn.Module):
    def __init__(self, size):
        super(Encoder, self).__init__()
        self.layer = torch.nn.RNN(size, size)

    def forward(self, x, state):
        out = self.layer(x, state)
        steps = out.size(0)  # errata: hit
        return steps


# %%
class Right(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn = nn.GRU(8, 16, batch_first=True)
        self.lstm = nn.LSTM(16, 16, batch_first=True)
        self.head = nn.Linear(16, 5)

    def forward(self, x):
        out, _ = self.rnn(x)
        first = out[:, -1]  # errata: ok
        out = self.lstm(out)[0]
        last = out[:, -1, :]  # errata: ok
        both = self.lstm(out)
        state = both[1][0]  # errata: ok
        return self.head(last + first), state


# %%
gru = nn.GRU(8, 16)
out = gru(torch.randn(5, 2, 8))
out = out[0]
size = out.size(0)  # errata: ok


# %%
class Wrapped(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn = nn.GRUCell(8, 16)

    def forward(self, x, h):
        h = self.rnn(x, h)
        return h[:, -1], h.size(0)  # errata: ok
