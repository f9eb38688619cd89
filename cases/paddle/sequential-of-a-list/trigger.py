import paddle
from paddle import nn

# %%
network = nn.Sequential([nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2)])  # errata: hit


# %%
def mlp(sizes):
    layers = []
    for size in sizes:
        layers.append(nn.Linear(size, size))
    return nn.Sequential(layers)  # errata: hit


# %%
blocks = [nn.Linear(4, 4) for _ in range(3)]
body = paddle.nn.Sequential(blocks)  # errata: hit

# %%
network = nn.Sequential(nn.Linear(4, 8), nn.ReLU())  # errata: ok


# %%
def mlp(sizes):
    layers = []
    for size in sizes:
        layers.append(nn.Linear(size, size))
    return nn.Sequential(*layers)  # errata: ok


# %%
blocks = nn.LayerList([nn.Linear(4, 4) for _ in range(3)])  # errata: ok
