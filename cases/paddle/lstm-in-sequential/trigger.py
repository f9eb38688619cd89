import paddle
from paddle import nn
from paddle.nn import GRU, Sequential

# %%
model = nn.Sequential(nn.Embedding(50, 8), nn.LSTM(8, 16), nn.Linear(16, 3))  # errata: hit

# %%
model = Sequential(GRU(8, 16), nn.ReLU())  # errata: hit

# %%
body = paddle.nn.Sequential(  # errata: hit
    paddle.nn.SimpleRNN(8, 16),
    paddle.nn.Dropout(0.1),
    paddle.nn.Linear(16, 2),
)


# %%
class Last(nn.Layer):
    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(8, 16)
        self.head = nn.Sequential(nn.Linear(16, 8), nn.Linear(8, 3))  # errata: ok

    def forward(self, x):
        return self.head(self.lstm(x)[0])


# %%
layers = nn.LayerList([nn.LSTM(8, 16), nn.Linear(16, 3)])  # errata: ok

# %%
model = nn.Sequential(nn.Embedding(50, 8), nn.LSTM(8, 16))  # errata: ok
