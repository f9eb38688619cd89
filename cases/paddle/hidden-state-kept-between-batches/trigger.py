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

# %%
cell = nn.GRUCell(2, 4)
for x in loader:
    y, h = cell(x, h)  # errata: hit
    y.mean().backward()

# %%
cell = nn.GRUCell(2, 4)
for sequence in loader:
    h = start(sequence)
    loss = 0.0
    for t in range(6):
        y, h = cell(sequence[:, t], h)  # errata: ok
        loss = loss + y.mean()
    loss.backward()


# %%
class Tagger(nn.Layer):
    def __init__(self):
        super().__init__()
        self.rnn = nn.LSTM(3, 4)

    def forward(self, x, hidden=None):
        out, hidden = self.rnn(x, hidden)  # errata: ok
        return out, hidden


model = Tagger()
hidden = None
for batch in loader:
    out, hidden = model(batch, hidden)  # errata: hit
    loss = out.mean()
    loss.backward()


# %%
class Tagger(nn.Layer):
    def __init__(self):
        super().__init__()
        self.rnn = nn.LSTM(3, 4)

    def forward(self, x, state):
        out, (h, c) = self.rnn(x, state)
        return out, (h.detach(), c.detach())


model = Tagger()
for batch in loader:
    out, state = model(batch, state)  # errata: ok
    out.mean().backward()


# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.rnn = nn.GRU(2, 4)

    def forward(self, x):
        return self.rnn(x)[0]


net = Net()
for x in loader:
    loss = net(x).mean()
    loss.backward()
    shown, running = average(loss, running)  # errata: ok


# %%
lstm = nn.LSTM(8, 16)
for x in loader:
    out, (h, c) = lstm(x, (h, c))  # errata: hit
    out.mean().backward()


# %%
def train(rnn, head, loader, optimizer):
    hidden = None
    for x, y in loader:
        output, hidden = rnn(x, hidden)  # errata: hit
        loss = nn.functional.cross_entropy(head(output[:, -1]), y)
        loss.backward()
        optimizer.step()


# %%
lstm = nn.LSTM(8, 16)
for x in loader:
    out, (h, c) = lstm(x, (h, c))  # errata: ok
    h, c = h.detach(), c.detach()
    out.mean().backward()
