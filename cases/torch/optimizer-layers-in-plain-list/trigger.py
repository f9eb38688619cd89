import torch
from torch import nn

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [nn.Linear(4, 4) for _ in range(3)]  # errata: hit

# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.blocks = [torch.nn.Linear(4, 8), torch.nn.ReLU(), torch.nn.Linear(8, 1)]  # errata: hit

# %%
class Heads(nn.Module):
    def __init__(self, n):
        super(Heads, self).__init__()
        self.heads = [nn.Conv2d(8, 1, 1), nn.Conv2d(8, 2, 1)]  # errata: hit

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(4, 4) for _ in range(3)])  # errata: ok

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.parts = [nn.Linear(4, 4), nn.ReLU()]  # errata: ok
        self.layers = nn.Sequential(*self.parts)

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [nn.Linear(4, 4) for _ in range(3)]  # errata: ok
        for n, layer in enumerate(self.layers):
            self.add_module(f"layer{n}", layer)

# %%
class Blur(nn.Module):
    def __init__(self, n):
        super().__init__()
        self.sigma = [nn.Parameter(torch.ones(1)) for _ in range(n)]  # errata: ok
        for k, p in enumerate(self.sigma):
            self.register_parameter(f"s{k}", p)

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.activations = [nn.ReLU(), nn.Tanh()]  # errata: ok

# %%
class Net(nn.Module):
    def __init__(self, depth):
        super().__init__()
        self.layers = []
        for _ in range(depth):
            self.layers.append(nn.Linear(4, 4))  # errata: hit

# %%
class Net(nn.Module):
    def __init__(self, widths):
        super().__init__()
        self.heads = []
        for width in widths:
            self.heads.append(nn.Sequential(nn.Linear(8, width), nn.ReLU()))  # errata: hit

# %%
class Net(nn.Module):
    def __init__(self, depth):
        super().__init__()
        self.layers = nn.ModuleList()
        for _ in range(depth):
            self.layers.append(nn.Linear(4, 4))  # errata: ok

# %%
class Net(nn.Module):
    def __init__(self, depth):
        super().__init__()
        layers = []
        for _ in range(depth):
            layers.append(nn.Linear(4, 4))  # errata: ok
        self.layers = nn.Sequential(*layers)

# %%
class Net(nn.Module):
    def __init__(self, depth):
        super().__init__()
        self.losses, blocks = [], []
        for _ in range(depth):
            blocks.append(nn.Linear(4, 4))  # errata: ok
        self.blocks = nn.ModuleList(blocks)

# %%
class Heads(nn.Module):
    def __init__(self, names):
        super().__init__()
        self.heads = {name: nn.Linear(4, 1) for name in names}  # errata: hit

# %%
class Pair(nn.Module):
    def __init__(self):
        super().__init__()
        self.blocks = (nn.Linear(2, 2), nn.Linear(2, 1))  # errata: hit

# %%
class Branches(nn.Module):
    def __init__(self):
        super().__init__()
        convs = [nn.Conv1d(1, 2, k) for k in (3, 5)]
        self.convs = convs  # errata: hit

# %%
class Branches(nn.Module):
    def __init__(self):
        super().__init__()
        convs = [nn.Conv1d(1, 2, k) for k in (3, 5)]
        self.convs = convs  # errata: ok
        self.all = nn.Sequential(*convs)

# %%
class Heads(nn.Module):
    def __init__(self, names):
        super().__init__()
        self.heads = {name: nn.Linear(4, 1) for name in names}  # errata: ok
        self.heads = nn.ModuleDict(self.heads)

# %%
class Student(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(2, 2)
        self._teacher = [nn.Linear(2, 2).requires_grad_(False)]  # errata: ok

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.history = []
        layers = []
        for _ in range(2):
            layers.append(nn.Linear(2, 2))  # errata: ok
        self.net = Stacked(layers)

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        layers = []
        for _ in range(2):
            layers.append(nn.Linear(2, 2))  # errata: hit
        self.layers = layers

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [nn.Linear(2, 2) for _ in range(2)]  # errata: ok
        for i, layer in enumerate(self.layers):
            self._modules[str(i)] = layer
