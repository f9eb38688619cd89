import torch
from torch import nn

# %%
class Net(nn.Module):
    def __init__(self):
        self.layer = nn.Linear(2, 2)  # errata: hit

# %%
class Block(torch.nn.Module):
    def __init__(self, width):
        self.width = width
        self.conv = torch.nn.Conv2d(width, width, 3)  # errata: hit
        self.act = torch.nn.ReLU()  # errata: hit

# %%
class Base(nn.Module):
    pass


class Child(Base):
    def __init__(self):
        self.head = nn.Linear(4, 1)  # errata: hit

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 2)  # errata: ok

# %%
class Net(nn.Module):
    def __init__(self):
        super(Net, self).__init__()
        self.layer = nn.Linear(2, 2)  # errata: ok

# %%
class Net(nn.Module):
    def __init__(self):
        nn.Module.__init__(self)
        self.layer = nn.Linear(2, 2)  # errata: ok

# %%
class Plain:
    def __init__(self):
        self.layer = nn.Linear(2, 2)  # errata: ok

# %%
class Net(nn.Module):
    def __init__(self, width):
        self.layer = nn.Linear(width, 2)  # errata: hit
        super().__init__()

# %%
class Net(nn.Module):
    def __init__(self, width):
        self.width = width
        super().__init__()
        self.layer = nn.Linear(width, 2)  # errata: ok

# %%
class Net(nn.Module):
    def __init__(self, width):
        self.layers = nn.ModuleList([nn.Linear(width, width)])  # errata: hit
        super(Net, self).__init__()

# %%
class Base(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.width = width


class Net(Base):
    def __init__(self, width):
        self.head = nn.Linear(width, 2)  # errata: hit
        super().__init__(width)

# %%
class Net(nn.Sequential):
    def __init__(self, width):
        layers = [nn.Linear(width, width)]
        super().__init__(*layers)
        self.extra = nn.Linear(width, 2)  # errata: ok
