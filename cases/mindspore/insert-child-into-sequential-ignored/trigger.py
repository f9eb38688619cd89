from mindspore import nn

# %%
net = nn.SequentialCell([nn.Dense(2, 2)])
net.insert_child_to_cell("act", nn.ReLU())  # errata: hit

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.body = nn.SequentialCell()
        self.body.insert_child_to_cell("0", nn.Dense(2, 2))  # errata: hit

# %%
def build(layers):
    seq = nn.SequentialCell(layers)
    for n, layer in enumerate(layers):
        seq.insert_child_to_cell(str(n), layer)  # errata: hit
    return seq

# %%
net = nn.SequentialCell([nn.Dense(2, 2)])
net.append(nn.ReLU())  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.insert_child_to_cell("act", nn.ReLU())  # errata: ok

# %%
cells = nn.CellList([nn.Dense(2, 2)])
cells.insert_child_to_cell("act", nn.ReLU())  # errata: ok

# %%
from mindspore import ops

model = nn.SequentialCell(nn.Dense(4, 4), nn.ReLU())
classifier = nn.Dense(4, 10)
model.classifier = classifier  # errata: hit
logits = model(ops.ones((1, 4)))

# %%
net = nn.SequentialCell(nn.Dense(4, 4))
net.insert_child_to_cell("relu", nn.ReLU())  # errata: ok
net.append(nn.Dense(4, 2))

# %%
from mindspore import ops

net = nn.SequentialCell(nn.Dense(4, 4), nn.ReLU())
net.loss = nn.MSELoss()  # errata: ok
x = ops.ones((1, 4))

# %%
from mindspore import ops

encoder = nn.SequentialCell(nn.Dense(4, 4), nn.ReLU())
encoder.insert_child_to_cell("head", nn.Dense(4, 2))  # errata: ok
x = encoder(ops.ones((1, 4)))
y = encoder.head(x)

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.body = nn.SequentialCell([nn.Dense(2, 2)])
        self.body.head = nn.Dense(2, 1)  # errata: ok
        self.body.insert_child_to_cell("tail", nn.Dense(1, 1))  # errata: ok

    def construct(self, x):
        return self.body.tail(self.body.head(self.body(x)))
