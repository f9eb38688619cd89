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

# %%
class Heads(nn.Cell):
    def __init__(self, dim, tasks):
        super(Heads, self).__init__()
        self.shared = nn.Dense(dim, dim)
        self.heads = {name: nn.Dense(dim, n) for name, n in tasks.items()}  # errata: hit

    def construct(self, x):
        x = self.shared(x)
        return [self.heads[k](x) for k in self.heads]

# %%
class Pyramid(nn.Cell):
    def __init__(self, channels):
        super().__init__()
        convs = [nn.Conv2d(c, 8, 1) for c in channels]
        self.convs = convs  # errata: hit
        self.smooth = nn.Conv2d(8, 8, 3)

    def construct(self, features):
        return [self.smooth(conv(f)) for conv, f in zip(self.convs, features)]

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        layers = [nn.Dense(3, 3), nn.Dense(3, 3)]
        self.layers = layers  # errata: ok
        self.body = nn.SequentialCell(layers)

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        layers = [nn.Dense(3, 3), nn.Dense(3, 3)]
        self.layers = layers  # errata: ok
        self.body = nn.SequentialCell([*layers, nn.Dense(3, 1)])

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.body = nn.CellList()
        self.layers = [nn.Dense(3, 3), nn.Dense(3, 3)]  # errata: ok
        for layer in self.layers:
            self.body.append(layer)

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.body = nn.CellList()
        self.body.extend([nn.Dense(3, 3)])
        blocks = [nn.Dense(3, 3), nn.Dense(3, 3)]
        self.body.extend(blocks)
        self.blocks = blocks  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self, depth):
        super().__init__()
        blocks = []
        for _ in range(depth):
            blocks.append(nn.Dense(3, 3))
        self.blocks = blocks  # errata: hit

# %%
class Net(nn.Cell):
    def __init__(self, depth):
        super().__init__()
        self.blocks = [nn.SequentialCell(nn.Dense(3, 3), nn.ReLU()) for _ in range(depth)]  # errata: hit

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.heads = {"boxes": nn.Dense(3, 4), "classes": nn.Dense(3, 10)}  # errata: hit

# %%
class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(3, 3)


class Encoder(nn.Cell):
    def __init__(self, depth):
        super().__init__()
        self.blocks = [Block() for _ in range(depth)]  # errata: hit

# %%
class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(3, 3)


class Encoder(nn.Cell):
    def __init__(self, depth):
        super().__init__()
        self.blocks = []
        for _ in range(depth):
            self.blocks.append(Block())  # errata: hit

# %%
class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(3, 3)


class Encoder(nn.Cell):
    def __init__(self, depth):
        super().__init__()
        self.blocks = nn.CellList([Block() for _ in range(depth)])  # errata: ok

# %%
class Point:
    def __init__(self):
        self.x = 0


class Grid(nn.Cell):
    def __init__(self, size):
        super().__init__()
        self.points = [Point() for _ in range(size)]  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self, depth):
        super().__init__()
        blocks = []
        for _ in range(depth):
            blocks.append(nn.Dense(3, 3))
        self.blocks = nn.CellList(blocks)  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self, depth):
        super().__init__()
        blocks = []
        for _ in range(depth):
            blocks.append(nn.Dense(3, 3))
        self.names = blocks  # errata: ok
        self.blocks = nn.SequentialCell(*blocks)

# %%
class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(3, 3)


class Encoder(nn.Cell):
    def __init__(self, depth):
        super().__init__()
        self.blocks = []
        for _ in range(depth):
            self.blocks.append(Block())  # errata: ok
        self.blocks = nn.CellList(self.blocks)
