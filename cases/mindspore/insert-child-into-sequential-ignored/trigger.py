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
