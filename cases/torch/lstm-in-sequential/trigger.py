import torch
import torch.nn as nn
from torch.nn import LSTM, Linear, Sequential

# %%
model = nn.Sequential(nn.LSTM(10, 20, batch_first=True), nn.Linear(20, 2))  # errata: hit

# %%
model = Sequential(LSTM(10, 20), Linear(20, 2))  # errata: hit


# %%
class Tagger(torch.nn.Module):
    def __init__(self, vocabulary):
        super().__init__()
        self.layers = torch.nn.Sequential(  # errata: hit
            torch.nn.Embedding(vocabulary, 16), torch.nn.LSTM(16, 32), torch.nn.Linear(32, 5)
        )


# %%
model = nn.Sequential(nn.LSTM(10, 20, batch_first=True), Outputs(), nn.Linear(20, 2))  # errata: ok

# %%
encoder, head = nn.LSTM(10, 20), nn.Sequential(nn.Linear(20, 20), nn.Linear(20, 2))  # errata: ok

# %%
layers = nn.ModuleList([nn.LSTM(10, 20), nn.Linear(20, 2)])  # errata: ok

# %%
model = nn.Sequential(nn.Embedding(9, 4), nn.GRU(4, 8), nn.Dropout(0.1), nn.Linear(8, 2))  # errata: hit

# %%
from collections import OrderedDict

model = nn.Sequential(OrderedDict([("rnn", nn.GRU(4, 8)), ("head", nn.Linear(8, 2))]))  # errata: hit


# %%
class Outputs(nn.LSTM):
    def forward(self, x):
        return super().forward(x)[0]


model = nn.Sequential(Outputs(4, 8), nn.Linear(8, 2))  # errata: ok

# %%
from collections import OrderedDict

model = nn.Sequential(OrderedDict([("rnn", nn.LSTM(10, 20)), ("act", nn.ReLU()), ("fc", nn.Linear(20, 1))]))  # errata: hit

# %%
model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.GRU(8, 8), nn.Linear(8, 2))  # errata: hit
rnn = nn.LSTM(4, 8)
tagger = nn.Sequential(rnn, nn.Linear(8, 2))  # errata: hit

# %%
encoder = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.LSTM(8, 8))  # errata: ok
step = nn.Sequential(nn.GRUCell(4, 8), nn.Linear(8, 3))  # errata: ok
