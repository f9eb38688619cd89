import paddle
from paddle import nn

# %%
rnn = nn.GRU(4, 8)
h = paddle.zeros([1, 2, 8])
for x in loader:
    out, h = rnn(x, h)  # errata: hit
    loss = out.mean()
    loss.backward()

# %%
class Trainer:
    def __init__(self):
        self.rnn = nn.SimpleRNN(4, 8)

    def fit(self, loader, state):
        for x, y in loader:
            out, state = self.rnn(x, state)  # errata: hit
            self.loss(out, y).backward()
            self.opt.step()

# %%
lstm = paddle.nn.LSTM(4, 8)
for batch in batches:
    y, hidden = lstm(batch, hidden)  # errata: hit
    y.sum().backward()

# %%
rnn = nn.GRU(4, 8)
for x in loader:
    out, h = rnn(x, h)  # errata: ok
    out.mean().backward()
    h = h.detach()

# %%
lstm = nn.LSTM(4, 8)
for x in loader:
    out, state = lstm(x, state)  # errata: ok
    out.mean().backward()
    state = tuple(s.detach() for s in state)

# %%
rnn = nn.GRU(4, 8)
for x in loader:
    out, h = rnn(x, h)  # errata: ok
    out.mean().backward()
    h.stop_gradient = True

# %%
rnn = nn.GRU(4, 8)
for x in loader:
    out, h = rnn(x, h)  # errata: ok
    total = total + out.mean()
total.backward()
