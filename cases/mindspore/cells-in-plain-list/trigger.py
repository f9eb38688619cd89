import mindspore as ms
from mindspore import nn
from mindspore.nn import Dense

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = [nn.Dense(3, 3), nn.Dense(3, 3)]  # errata: hit

# %%
class Net(nn.Cell):
    def __init__(self, depth):
        super().__init__()
        self.layers = [Dense(8, 8) for _ in range(depth)]  # errata: hit

# %%
class Base(nn.Cell):
    pass


class Tower(Base):
    def __init__(self):
        super().__init__()
        self.convs = [nn.Conv2d(3, 8, 3), nn.ReLU(), nn.Conv2d(8, 8, 3)]  # errata: hit

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList([nn.Dense(3, 3), nn.Dense(3, 3)])  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        layers = [nn.Dense(3, 3), nn.Dense(3, 3)]  # errata: ok
        self.body = nn.SequentialCell(layers)

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.acts = [nn.ReLU(), nn.Sigmoid()]  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = [nn.Dense(3, 3), nn.Dense(3, 3)]  # errata: ok
        self.body = nn.SequentialCell(self.blocks)

# %%
class Trainer:
    def __init__(self):
        self.models = [nn.Dense(3, 3), nn.Dense(3, 3)]  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self, depth):
        super().__init__()
        self.blocks = []
        for _ in range(depth):
            self.blocks.append(nn.Dense(3, 3))  # errata: hit

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.towers = (nn.Dense(3, 3), nn.Dense(3, 3))  # errata: hit

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList()
        self.blocks.append(nn.Dense(3, 3))  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = []
        self.blocks.append(nn.Dense(3, 3))  # errata: ok
        self.blocks = nn.CellList(self.blocks)

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        blocks = []
        blocks.append(nn.Dense(3, 3))  # errata: ok
        self.blocks = nn.SequentialCell(blocks)

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.parts = [nn.Dense(3, 3), nn.Dense(3, 3)]  # errata: ok
        for i, part in enumerate(self.parts):
            setattr(self, f"part{i}", part)
