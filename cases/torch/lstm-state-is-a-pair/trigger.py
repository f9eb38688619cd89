import torch
from torch import nn


# %%
class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(8, 16)

    def forward(self, x):
        _, hidden = self.lstm(x)
        return hidden.squeeze(0)  # errata: hit


# %%
lstm = nn.LSTM(8, 16)
state = None
for x in parts:
    out, state = lstm(x, state)
    out.sum().backward()
    state = state.detach()  # errata: hit

# %%
rnn = torch.nn.LSTM(8, 16, batch_first=True)
state = rnn(x)[1]
features = state.permute(1, 0, 2)  # errata: hit

# %%
lstm = nn.LSTM(8, 16)
out, (hidden, cell) = lstm(x)
last = hidden.squeeze(0)  # errata: ok

# %%
gru = nn.GRU(8, 16)
out, hidden = gru(x)
last = hidden.squeeze(0)  # errata: ok

# %%
lstm = nn.LSTM(8, 16)
out, state = lstm(x)
state = tuple(part.detach() for part in state)  # errata: ok
