import mindspore as ms
from mindspore import mint, nn, ops


# %%
class Head(nn.Cell):
    def __init__(self, width, classes):
        super().__init__()
        self.out = nn.Dense(in_features=width, out_features=classes)  # errata: hit
        self.conv = nn.Conv2d(3, 8, 3, bias=False)  # errata: hit
        self.act = nn.ReLU(inplace=True)  # errata: hit


# %%
table = nn.Embedding(num_embeddings=100, embedding_dim=8)  # errata: hit
norm = nn.LayerNorm((8,), eps=1e-6)  # errata: hit

# %%
both = ops.cat((x, y), dim=1)  # errata: hit
weights = ops.softmax(scores, dim=-1)  # errata: hit


# %%
class Head(nn.Cell):
    def __init__(self, width, classes):
        super().__init__()
        self.out = nn.Dense(in_channels=width, out_channels=classes)  # errata: ok
        self.conv = nn.Conv2d(3, 8, 3, has_bias=False, group=1)  # errata: ok
        self.act = nn.ReLU()


# %%
both = ops.cat((x, y), axis=1)  # errata: ok
best = ops.argmax(x, dim=1)  # errata: ok
linear = mint.nn.Linear(in_features=4, out_features=2)  # errata: ok
