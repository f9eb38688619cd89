import torch
from torch import nn
from torch.export import export

# %%
program = torch.export.export(nn.LSTM(4, 8), (x,))  # errata: hit

# %%
rnn = nn.RNN(4, 8, batch_first=True)
program = export(rnn, args=(x,))  # errata: hit

# %%
gru = torch.nn.GRU(4, 8).eval()
program = torch.export.export(gru, (x,), strict=False)  # errata: hit

# %%
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(4, 8)

    def forward(self, x):
        return self.lstm(x)[0]


program = torch.export.export(Model(), (x,))  # errata: ok

# %%
program = torch.export.export(nn.LSTM(4, 8), (x,), strict=True)  # errata: ok

# %%
program = torch.export.export(nn.Linear(4, 8), (x,))  # errata: ok


# %%
rnn = nn.RNN(4, 8)
program = torch.export.export(mod=rnn, args=(x,))  # errata: hit
