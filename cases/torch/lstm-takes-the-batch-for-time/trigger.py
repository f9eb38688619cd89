import torch
from torch import nn


# %%
class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.gru = nn.GRU(8, 32, 2)
        self.head = nn.Linear(32, 4)

    def forward(self, x):
        out, hidden = self.gru(x)
        return self.head(out[:, -1, :])  # errata: hit


# %%
class Forecaster(nn.Module):
    def __init__(self, features):
        super().__init__()
        self.lstm = nn.LSTM(features, 64, bidirectional=True)
        self.head = nn.Linear(128, 1)

    def forward(self, x):
        out, (h, c) = self.lstm(x)
        last = out[:, -1]  # errata: hit
        return self.head(last)


# %%
class Tagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn = torch.nn.RNN(8, 16)

    def forward(self, x, state=None):
        out, _ = self.rnn(x, state)
        return out[:, -1]  # errata: hit


# %%
class Right(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(8, 16, batch_first=True)

    def forward(self, x):
        out, _ = self.lstm(x)
        return out[:, -1]  # errata: ok


# %%
class LastStep(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(8, 16)

    def forward(self, x):
        out, _ = self.lstm(x)
        return out[-1]  # errata: ok


# %%
class Turned(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(8, 16)

    def forward(self, x):
        out, _ = self.lstm(x.transpose(0, 1))
        out = out.transpose(0, 1)
        return out[:, -1]  # errata: ok
